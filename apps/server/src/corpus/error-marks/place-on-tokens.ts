import type { AnnotatedText, TokenSpan } from '@keelerada/estonian/annotated-text';

export function listTokens({ sentences }: AnnotatedText): TokenSpan[] {
  return sentences.flatMap(({ tokens }) => tokens);
}

interface Place {
  /** Half-open range of UTF-16 code units; equal where something is put in. */
  readonly from: number;
  readonly to: number;
}

/**
 * The half-open range of tokens that a piece of the text touches. Of a place between two tokens, and of a piece of spaces,
 * the range is empty and stands before the next token.
 */
export function placeOnTokens(
  { from, to }: Place,
  tokens: readonly TokenSpan[],
): { start: number; end: number } {
  const start = findFirstAfter(tokens, from);
  let end = start;
  // Something put into a word replaces the word.
  if (from === to && tokens[start] && tokens[start].start < from) end += 1;
  while (from < to && end < tokens.length && tokens[end]!.start < to) end += 1;
  return { start, end };
}

/** Index of the first token that ends behind the place. */
function findFirstAfter(tokens: readonly TokenSpan[], place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.end <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
