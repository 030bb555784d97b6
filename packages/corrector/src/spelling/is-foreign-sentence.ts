import type { GrammarSentence } from '../grammar/grammar-sentence';
import { isCheckable } from './is-checkable';

/** A sentence with so many words, of which so large a share is unknown, is in another language. */
const [LEAST_FOREIGN_WORDS, FOREIGN_SHARE] = [4, 0.6];

/** Whether a sentence is in another language than Estonian, by the share of words that the dictionary does not know. */
export function isForeignSentence({ tokens }: GrammarSentence): boolean {
  const words = tokens.filter(isCheckable);
  const unknown = words.filter(({ isKnown }) => !isKnown).length;
  return words.length >= LEAST_FOREIGN_WORDS && unknown >= FOREIGN_SHARE * words.length;
}
