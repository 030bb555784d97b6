import { isPunctuationForm } from '../punctuation-form';
import { matchEmoji, matchEmoticon } from '../segmentation/match-symbol';
import type { WordShape } from './word-shape';

/**
 * What a sign is in every context, whatever the analyser says: marks alone are punctuation, emoticons and emoji are
 * symbols. Null for a word, and for a sign that depends on its context.
 */
export function findSignClass(word: string, shape: WordShape): 'PUNCT' | 'SYM' | null {
  if (matchEmoticon(word, 0, word.length) === word.length) return 'SYM';
  if (shape !== 'no-letter') return null;
  if (isPunctuationForm(word)) return 'PUNCT';
  return matchEmoji(word, 0, word.length) === word.length ? 'SYM' : null;
}
