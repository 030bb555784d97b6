import { compareEstonian } from '@keelerada/corpus-engine/base/estonian-collation';

function rankBy<Value>(values: readonly Value[], compare: (a: Value, b: Value) => number): Uint32Array {
  const distinct = [...new Set(values)].sort(compare);
  const ranks = new Map(distinct.map((value, rank) => [value, rank]));
  return Uint32Array.from(values, (value) => ranks.get(value) ?? 0);
}

/** Place of each text among the different texts, by the Estonian alphabet; equal texts share a place. */
export function rankTexts(texts: readonly string[]): Uint32Array {
  return rankBy(texts, compareEstonian);
}

/** Place of each number among the different numbers. */
export function rankNumbers(numbers: readonly number[]): Uint32Array {
  return rankBy(numbers, (a, b) => a - b);
}

/** Indexes of rows ordered by their ranks; equal ranks keep their order both ways. */
export function orderByRanks(ranks: Uint32Array, isDescending: boolean): Uint32Array {
  const sign = isDescending ? -1 : 1;
  return Uint32Array.from(ranks, (_, index) => index).sort((a, b) => sign * (ranks[a]! - ranks[b]!));
}
