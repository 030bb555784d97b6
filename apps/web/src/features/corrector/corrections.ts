import type { CorrectorResponse, Fragment, MarkedFragment } from '@keelerada/contract/corrector';
import type { CorrectorModel } from '@keelerada/contract/corrector-choices';
import { findErrorFamily } from '@keelerada/contract/corrector-choices';

export type Correction = MarkedFragment;

/** Letters before a correction that tell it from an equal one elsewhere. */
const CONTEXT_CHARACTERS = 12;

const isMarked = (fragment: Fragment): fragment is MarkedFragment => fragment.corrected;

/** Corrections of an answer in text order: the spelling list, or the list of spelling and grammar with the other models. */
export function listCorrections(response: CorrectorResponse, model: CorrectorModel): readonly Correction[] {
  return (model === 'spellchecker' ? response.speller : response.grammatika).filter(isMarked);
}

export function isSpelling({ correction_type: type }: Correction): boolean {
  return findErrorFamily(type).name === 'spelling';
}

/** Tells a declined correction when the text is checked again; `text` is the text that was analysed. */
export function makeCorrectionKey(correction: Correction, text: string): string {
  const before = text.slice(Math.max(0, correction.start - CONTEXT_CHARACTERS), correction.start);
  return `${before}|${correction.text}|${correction.corrected_text}`;
}

/** Corrections that show: neither declined earlier nor of a word that is ignored, and the weaker tier only on demand. */
export function chooseCorrections(
  corrections: readonly Correction[],
  text: string,
  hidden: {
    readonly declined: ReadonlySet<string>;
    readonly ignoredWords: ReadonlySet<string>;
    readonly showsPossible: boolean;
  },
): readonly Correction[] {
  return corrections.filter(
    (correction) =>
      (hidden.showsPossible || correction.tier === 'sure') &&
      !hidden.declined.has(makeCorrectionKey(correction, text)) &&
      !(isSpelling(correction) && hidden.ignoredWords.has(correction.text.toLocaleLowerCase('et'))),
  );
}
