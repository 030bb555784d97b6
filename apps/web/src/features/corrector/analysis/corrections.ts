import type { CorrectorResponse, Fragment, MarkedFragment } from '@keelerada/contract/corrector/corrector';
import {
  type CorrectorModel,
  type ErrorFamilyName,
  findErrorFamily,
  isErrorType,
  UNKNOWN_WORD_TYPE,
  WORD_ORDER_ADVICE_TYPE,
} from '@keelerada/contract/corrector/corrector-choices';

export type Correction = MarkedFragment;

const isMarked = (fragment: Fragment): fragment is MarkedFragment => fragment.corrected;

/** Corrections of an answer in text order: the spelling list, or the list of spelling and grammar with the other models. */
export function listCorrections(response: CorrectorResponse, model: CorrectorModel): readonly Correction[] {
  return (model === 'spellchecker' ? response.speller : response.grammatika).filter(isMarked);
}

/** True for a word that no dictionary knows and that nothing better is known for: a quiet mark, no error. */
export function isQuiet({ correction_type: type }: Correction): boolean {
  return type === UNKNOWN_WORD_TYPE;
}

/** True for an order of words that reads better: it may be taken, but is no error. */
export function isAdvice({ correction_type: type }: Correction): boolean {
  return type === WORD_ORDER_ADVICE_TYPE;
}

export function isError({ correction_type: type }: Correction): boolean {
  return isErrorType(type);
}

/** The family of an error. */
export const readFamily = ({ correction_type: type }: Correction): ErrorFamilyName =>
  findErrorFamily(type).name as ErrorFamilyName;

/** Name of the family of a correction; quiet marks and advice have their own. */
export function nameFamily(correction: Correction): string {
  if (isQuiet(correction)) return 'quiet';
  return isAdvice(correction) ? 'advice' : findErrorFamily(correction.correction_type).name;
}

export function isSpelling(correction: Correction): boolean {
  return isError(correction) && findErrorFamily(correction.correction_type).name === 'spelling';
}

/** Whether the visitor can take the word into the own words. */
export const isAboutWord = (correction: Correction): boolean => isQuiet(correction) || isSpelling(correction);

const END_MARK = /^\s*[.!?]$/u;
const SENTENCE_END = /[.!?\n]/u;

/** Whether a correction only ends the sentence that the caret stands in: it is still being written. */
export function endsWritten(
  { text: written, corrected_text: right, start }: Correction,
  text: string,
  caret: number,
): boolean {
  if (written !== '' || !END_MARK.test(right)) return false;
  return !SENTENCE_END.test(text.slice(Math.min(start, caret), Math.max(start, caret)));
}

/** Corrections that show: not of a word that is one's own, and the weaker tier only on demand. */
export function chooseCorrections(
  corrections: readonly Correction[],
  hidden: { readonly ignoredWords: ReadonlySet<string>; readonly showsPossible: boolean },
): readonly Correction[] {
  return corrections.filter(
    (correction) =>
      (hidden.showsPossible || correction.tier === 'sure' || isQuiet(correction)) &&
      !(isAboutWord(correction) && hidden.ignoredWords.has(correction.text.toLocaleLowerCase('et'))),
  );
}

const WORD = /[\p{L}-]{2,}/gu;

/** What to look up in the corpus to see right uses; null where no word is at stake, as with a comma. */
export function findExampleSearch({
  example,
  text,
  corrected_text: corrected,
}: Correction): { readonly keyword: string; readonly type: 'WORDS' | 'LEMMAS' } | null {
  const written = new Set(text.toLocaleLowerCase('et').match(WORD) ?? []);
  const words = corrected.toLocaleLowerCase('et').match(WORD) ?? [];
  const changed = words.filter((word) => !written.has(word));
  const longest = changed.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? example : { keyword: longest, type: 'LEMMAS' };
}
