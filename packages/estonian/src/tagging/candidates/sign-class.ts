import { isPunctuationForm } from '../../segmentation/punctuation-form';
import { matchEmoticon } from '../../segmentation/match-symbol';
import type { WordShape } from './word-shape';

/** Fractions and Roman numerals: `½`, `Ⅷ`. */
const NUMBER = /\p{N}/u;

/** A fraction in one character, with whole numbers before it or not: `½`, `1¾`. */
const FRACTION = /^\p{Nd}*[¼-¾⅐-⅞]$/u;

/**
 * The class that a sign has in every context, whatever the analyser says: marks are punctuation; emoticons, emoji and
 * other signs (`%`, `=`, `−`, `€`) are symbols; a fraction is a number. Null for a
 * word or another number.
 */
export function findSignClass(word: string, shape: WordShape): 'PUNCT' | 'SYM' | 'NUM' | null {
  if (matchEmoticon(word, 0, word.length) === word.length) return 'SYM';
  if (FRACTION.test(word)) return 'NUM';
  if (shape !== 'no-letter') return null;
  if (isPunctuationForm(word)) return 'PUNCT';
  return NUMBER.test(word) ? null : 'SYM';
}
