import type { CorrectorResponse, Fragment, MarkedFragment } from '@keelerada/contract/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector-choices';
import { findErrorFamily } from '@keelerada/contract/corrector-choices';

/** The rule behind a correction, with sentences that keep it. */
export interface CorrectionRule {
  readonly name: string;
  readonly text: string;
  readonly examples: readonly string[];
}

/** `rule` comes where one is known. */
export type Correction = MarkedFragment & { readonly rule?: CorrectionRule };

/** Type of a word that no dictionary knows and that nothing better is known for: a quiet mark, no error. */
export const UNKNOWN_WORD = 'unknownWord';

const isMarked = (fragment: Fragment): fragment is MarkedFragment => fragment.corrected;

/** Corrections of an answer in text order: the spelling list, or the list of spelling and grammar with the other models. */
export function listCorrections(response: CorrectorResponse, model: CorrectorModel): readonly Correction[] {
  return (model === 'spellchecker' ? response.speller : response.grammatika).filter(isMarked);
}

export function isQuiet({ correction_type: type }: Correction): boolean {
  return type === UNKNOWN_WORD;
}

/** Name of the family of a correction; quiet marks have one of their own. */
export function nameFamily(correction: Correction): string {
  return isQuiet(correction) ? 'quiet' : findErrorFamily(correction.correction_type).name;
}

export function isSpelling(correction: Correction): boolean {
  return !isQuiet(correction) && findErrorFamily(correction.correction_type).name === 'spelling';
}

/** Whether the visitor can take the word into the own words. */
export const isAboutWord = (correction: Correction): boolean => isQuiet(correction) || isSpelling(correction);

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
