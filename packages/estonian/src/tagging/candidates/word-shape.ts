import { capitalise } from '../../capitalise';
import { copyText } from '../../copy-text';

/** The shape of a word, used in place of the word itself if it is unknown. */
export type WordShape = 'digits' | 'has-digit' | 'no-letter' | 'upper' | 'capital' | 'lower';

/** Most words: Latin letters and hyphens, a letter first. Looked at before the classes of Unicode, which are slow. */
const PLAIN_WORD = /^[A-Za-zÄÕÖÜŠŽäõöüšž][A-Za-zÄÕÖÜŠŽäõöüšž-]*$/;

/** Classifies a word by its characters. One capital letter alone counts as `capital`. */
export function findWordShape(word: string): WordShape {
  if (!PLAIN_WORD.test(word)) {
    if (/^\p{Nd}+$/u.test(word)) return 'digits';
    if (/\p{Nd}/u.test(word)) return 'has-digit';
    if (!/\p{L}/u.test(word)) return 'no-letter';
  }
  const first = word.charAt(0);
  if (first === first.toLowerCase()) return 'lower';
  return word.length > 1 && word === word.toUpperCase() ? 'upper' : 'capital';
}

/** Lower case with every digit written 0: the word as features see it. */
export function normaliseWord(word: string): string {
  const lower = word.toLowerCase();
  return PLAIN_WORD.test(word) ? lower : lower.replace(/\p{Nd}/gu, '0');
}

/** The word with its first letter a capital. */
export function capitaliseFirst(word: string): string {
  return copyText(capitalise(word));
}
