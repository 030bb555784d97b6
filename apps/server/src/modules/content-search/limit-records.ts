import type { FoundHit } from './find-hits';

/** Tokens of the sentences of one answer: with layers, some 400 bytes a token, and without, some 8. */
export const MOST_LAYERED_TOKENS = 3_000;
const MOST_PLAIN_TOKENS = 100_000;

const TOKEN = /[\p{L}\p{M}\p{N}]+|\S/gu;

/** Words and signs of the sentence that is shown. */
export function countTokens({ contextBefore, keyword, contextAfter }: FoundHit): number {
  return [contextBefore, keyword, contextAfter].reduce(
    (sum, part) => sum + (part.match(TOKEN)?.length ?? 0),
    0,
  );
}

/** The first hits, as many as one answer has room for, but one at least: the next answer goes on behind them. */
export function limitRecords(hits: readonly FoundHit[], hasLayers: boolean): readonly FoundHit[] {
  let left = hasLayers ? MOST_LAYERED_TOKENS : MOST_PLAIN_TOKENS;
  const end = hits.findIndex((hit, i) => {
    left -= countTokens(hit);
    return left < 0 && i > 0;
  });
  return end < 0 ? hits : hits.slice(0, end);
}
