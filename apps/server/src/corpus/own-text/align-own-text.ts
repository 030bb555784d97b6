import { alignLetters, type AlignedText } from '@keelerada/estonian/letters/fold-letters';
import { replaceUnsafeCharacters } from './clean-own-text';

/** An own text made safe to work on and folded, with the way back to the text as it was sent; linear in its length. */
export function alignOwnText(sent: string): AlignedText {
  return alignLetters(replaceUnsafeCharacters(sent));
}
