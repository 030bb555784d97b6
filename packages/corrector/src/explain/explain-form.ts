import type { WordFormReason } from '../correction/correction-reason';
import { readMessage, type ExplanationLanguage } from '../messages/messages';
import { describeReplacement } from './describe-replacement';
import { readExplanation, type Explanation } from './explanation';
import { listCaseQuestions, nameCase, nameForm } from './form-names';

/** Explains a wrong form; `right` is the right one. */
export function explainForm(
  reason: WordFormReason,
  { original, right }: { readonly original: string; readonly right: string },
  language: ExplanationLanguage,
): Explanation {
  const rule = explainCause(reason, language);
  const { writtenForm: written, wantedForm: wanted, lemma, partOfSpeech: pos } = reason;
  const change = describeReplacement(original, right, { written, wanted, lemma, pos }, language);
  return rule
    ? {
        short: `${rule.short}: ${readMessage('quoted', language, { word: right })}`,
        long: `${rule.long} ${change}`,
      }
    : { short: nameRightForm(reason, right, language), long: change };
}

function nameRightForm(
  { writtenForm, wantedForm, partOfSpeech }: WordFormReason,
  right: string,
  language: ExplanationLanguage,
): string {
  const wanted = nameForm(wantedForm, partOfSpeech, language);
  return wanted === undefined || writtenForm === wantedForm
    ? readMessage('form.same', language, { right })
    : readMessage('form.fits', language, { wanted, right });
}

function explainCause(
  { cause, wantedForm, partOfSpeech }: WordFormReason,
  language: ExplanationLanguage,
): Explanation | undefined {
  if (!cause) return undefined;
  const { kind, word, lemma } = cause;
  const isVerb = partOfSpeech === 'V';
  const { short, long } = readExplanation(
    kind === 'negation' && isVerb ? 'cause.negated-verb' : `cause.${kind}`,
    language,
    {
      word,
      lemma,
      case: nameCase(wantedForm, language) ?? '',
      form: nameForm(wantedForm, partOfSpeech, language) ?? '',
      questions: listCaseQuestions(wantedForm),
    },
  );
  const isGenitive = kind === 'agreement-attribute' && wantedForm.endsWith(' g');
  return { short, long: isGenitive ? `${long} ${readMessage('last-cases', language)}` : long };
}
