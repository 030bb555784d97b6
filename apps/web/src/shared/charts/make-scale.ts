import type { ChartRow } from './chart-data';

/** About so many lines across a chart. */
const WANTED_TICKS = 5;

/** Steps of 1, 2 or 5 times a power of ten from 0 to the first that is not below `most`. */
export function listTicks(most: number): readonly number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / WANTED_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough * 0.999)!;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/**
 * Largest number that the axis shows: every value, and the whole interval of those that say enough. Other intervals would
 * press all else into a corner; they are cut.
 */
function findMost(rows: readonly ChartRow[]): number {
  const all = rows.flatMap(({ values }) => values);
  const clear = all.filter(({ isFaint }) => !isFaint);
  const known = clear.some(({ value }) => value > 0) ? clear : all.filter(({ value }) => value > 0);
  return Math.max(0, ...all.map(({ value }) => value), ...known.map(({ interval }) => interval?.high ?? 0));
}

/** Places of numbers on an axis from 0, in pixels; what is too large for it ends with it. `least` has room in any case. */
export function makeScale(rows: readonly ChartRow[], fromPx: number, toPx: number, least = 0) {
  const ticks = listTicks(Math.max(least, findMost(rows)));
  const most = ticks.at(-1)!;
  return {
    ticks,
    find: (value: number) => fromPx + (Math.min(value, most) / most) * (toPx - fromPx),
    isBeyond: (value: number) => value > most * (1 + 1e-9),
  };
}
