import { foldLetters } from '../letters/fold-letters';
import { foldApostrophes } from '../words/find-name-before-apostrophe';

/** Forms longer than this (UTF-16 units) are shown to no analyser: no word is so long, and Vabamorf's time grows with length. */
export const MAX_ANALYSED_LENGTH = 100;

const PLAIN = /^[\x21-\x7EÀ-ɏ]*$/;
/** What stays of emoji in a folded form. */
const INVISIBLE = /[\u200D\uFE0E\uFE0F\p{Cc}]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The form as an analyser should see it: folded as `foldLetters` does, with plain apostrophes, without joiners and controls, lone surrogates
 * replaced. A form made of nothing else stays as it is.
 */
export function cleanForm(form: string): string {
  if (PLAIN.test(form)) return form;
  const cleaned = foldApostrophes(foldLetters(form)).replace(INVISIBLE, '').replace(LONE_SURROGATE, '\uFFFD');
  return cleaned === '' ? '\uFFFD' : cleaned;
}
