import { readMessage, type ExplanationLanguage } from '../messages/messages';
import type { ChangedForm } from '../sentence/rule';
import { nameCase, nameForm } from './form-names';

/** Names what is written and what is right, with both forms where they differ: “meri” (nominative), “merd” (partitive). */
export function describeReplacement(
  original: string,
  right: string,
  forms: ChangedForm | undefined,
  language: ExplanationLanguage,
): string {
  const describeWord = (word: string, code: string | undefined): string => {
    const form = forms && code !== undefined ? nameDifference(code, forms, language) : undefined;
    return form === undefined
      ? readMessage('quoted', language, { word })
      : readMessage('quoted-form', language, { word, form });
  };
  return readMessage('change.replaced', language, {
    original: describeWord(original, forms?.written),
    right: describeWord(right, forms?.wanted),
  });
}

/** The name of one of two forms, without the number where that stays. */
function nameDifference(
  code: string,
  { written, wanted, pos }: ChangedForm,
  language: ExplanationLanguage,
): string | undefined {
  if (written === wanted) return undefined;
  const isSameNumber = pos !== 'V' && written !== '' && written.startsWith('pl') === wanted.startsWith('pl');
  return isSameNumber ? nameCase(code, language) : nameForm(code, pos, language);
}
