import { ERROR_LETTERS, letterIndex } from './error-model';

/** Natural logarithms of letter probabilities are stored in steps of this size, from 0 downwards. */
export const TRIPLE_STEP = 1 / 24;
/** Letters and the border of a word. */
export const TRIPLE_SYMBOLS = ERROR_LETTERS + 1;
const BORDER = ERROR_LETTERS;

/** The triples of a word in lower case as indexes, borders included: one for each letter and one for the end. */
export function listTriples(word: string): number[] {
  const symbols = [BORDER, BORDER, ...Array.from(word, letterIndex), BORDER];
  return symbols
    .slice(2)
    .map((symbol, i) => (symbols[i]! * TRIPLE_SYMBOLS + symbols[i + 1]!) * TRIPLE_SYMBOLS + symbol);
}

/** Mean log probability of the letters of a word: low for foreign words and for random letters. */
export function scoreLetters(triples: Uint8Array, word: string): number {
  const indexes = listTriples(word);
  return -indexes.reduce((sum, index) => sum + triples[index]! * TRIPLE_STEP, 0) / indexes.length;
}
