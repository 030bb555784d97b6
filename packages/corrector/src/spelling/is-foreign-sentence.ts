import type { GrammarSentence } from '../sentence/grammar-sentence';
import { isCheckable } from './is-checkable';

/** A sentence with so many words, of which so large a share is unknown, is in another language. */
const [LEAST_FOREIGN_WORDS, FOREIGN_SHARE] = [4, 0.6];

/** Whether a sentence with so many words, and so many that the dictionary does not know, is in another language than Estonian. */
export function isForeign({ words, unknown }: { readonly words: number; readonly unknown: number }): boolean {
  return words >= LEAST_FOREIGN_WORDS && unknown >= FOREIGN_SHARE * words;
}

/** The same of the words of a sentence that can be checked. */
export function isForeignSentence({ tokens }: GrammarSentence): boolean {
  const words = tokens.filter(isCheckable);
  return isForeign({ words: words.length, unknown: words.filter(({ isKnown }) => !isKnown).length });
}
