/** Share of `count` in `total` as a percentage with 2 decimals, rounded half up (tool semantics, "Word list"). */
export function roundPercentage(count: number, total: number): number {
  if (total === 0) return 0;
  // Whole numbers all the way, so that a half is exactly a half: floor(count·10⁴/total + ½).
  return Math.floor((count * 20_000 + total) / (2 * total)) / 100;
}

/** Decimals of a score (tool semantics, "Neighbouring words"). */
export const SCORE_DECIMALS = 4;

/** A score in ten thousandths. */
export function countScoreTenThousandths(score: number): number {
  // Adding 0 turns -0 into 0, which JSON and tables would show as "-0".
  return Math.round(score * 10 ** SCORE_DECIMALS) + 0;
}
