/**
 * What a raw token looks like. The numbers are part of the sentence border model (they are hashed into its features):
 * a change of meaning asks for `npm run -s train -- segmentation`.
 */
export const LOWER_WORD = 0;
export const CAPITALISED_WORD = 1;
export const UPPER_WORD = 2;
export const SINGLE_UPPER = 3;
export const SINGLE_LOWER = 4;
export const NUMBER = 5;
export const NUMBER_WORD = 6;
export const FULL_STOP = 7;
export const QUESTION_MARK = 8;
export const EXCLAMATION_MARK = 9;
export const ELLIPSIS = 10;
export const COMMA = 11;
export const COLON = 12;
export const SEMICOLON = 13;
export const OPEN_BRACKET = 14;
export const CLOSE_BRACKET = 15;
export const OPEN_QUOTE = 16;
export const CLOSE_QUOTE = 17;
export const LOOSE_QUOTE = 18;
export const DASH = 19;
export const EMOTICON = 20;
export const ADDRESS = 21;
export const SYMBOL = 22;
export const TEXT_BORDER = 23;
/** `XI`, `II`: a Roman numeral of two letters or more, in capitals. */
export const ROMAN_NUMBER = 24;

/** Raw tokens in text order, as parallel arrays. */
export interface RawTokens {
  readonly starts: number[];
  readonly ends: number[];
  readonly kinds: number[];
}

/** True for kinds made of letters or digits. */
export function isWordKind(kind: number): boolean {
  return kind <= NUMBER_WORD || kind === ROMAN_NUMBER;
}

/** True for closing quotes and brackets, which stay with the sentence before them. */
export function isCloser(kind: number): boolean {
  return kind === CLOSE_BRACKET || kind === CLOSE_QUOTE;
}
