/** Ends that an axis may have, times a power of ten; a half of each is easy to read too. */
const ENDS = [1, 1.2, 1.5, 2, 3, 4, 5, 6, 8, 10] as const;

/** The end of an axis from 0 that has room for a value. */
export function findAxisEnd(most: number): number {
  if (!(most > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const end = ENDS.find((factor) => factor * power >= most * (1 - 1e-9)) ?? 10;
  return Number((end * power).toPrecision(6));
}

/** Length on an axis in percent; what is longer is cut at its end. */
export const measureShare = (value: number, end: number): number =>
  Math.round(10_000 * Math.min(1, Math.max(0, value / end))) / 100;
