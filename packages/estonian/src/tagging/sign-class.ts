import { isPunctuationForm } from '../punctuation-form';
import { matchEmoticon } from '../segmentation/match-symbol';
import type { WordShape } from './word-shape';

/** Fractions and Roman numerals: `½`, `Ⅷ`. */
const NUMBER = /\p{N}/u;

/**
 * The class that a sign has in every context, whatever the analyser says: marks are punctuation; emoticons, emoji and
 * other signs (`%`, `=`, `−`, `€`) are symbols. Null for a word or a number.
 */
export function findSignClass(word: string, shape: WordShape): 'PUNCT' | 'SYM' | null {
  if (matchEmoticon(word, 0, word.length) === word.length) return 'SYM';
  if (shape !== 'no-letter') return null;
  if (isPunctuationForm(word)) return 'PUNCT';
  return NUMBER.test(word) ? null : 'SYM';
}
