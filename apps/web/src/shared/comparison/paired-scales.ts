import { listTicks } from '../charts/make-scale';
import type { PairedRow } from './paired-rows';

/** The first rows set the axes: a few giants among thousands would press all else into a corner. */
const MOST_READ = 20;
const MOST_STRETCH = 2;
/** An end of an axis that is nearer to zero, in percent of its length, has no figure. */
const LEAST_APART = 25;

export interface Scale {
  readonly ticks: readonly number[];
  /** So many decimals its figures need. */
  readonly decimals: number;
  /** Place on the axis in percent; what is beyond an end stands at it. */
  readonly find: (value: number) => number;
}

function makeScale(ticks: readonly number[]): Scale {
  const [from, to] = [ticks[0]!, ticks.at(-1)!];
  return {
    ticks,
    decimals: ticks[1]! - from >= 1 ? 0 : ticks[1]! - from >= 0.1 ? 1 : 2,
    find: (value) => (100 * (Math.min(to, Math.max(from, value)) - from)) / (to - from),
  };
}

/** The one axis of all bars, and that of the differences, which has zero on it. */
export function makeScales(rows: readonly PairedRow[]): {
  readonly rates: Scale;
  readonly differences: Scale;
} {
  const first = rows.slice(0, MOST_READ);
  const clear = first.filter(({ isSmall }) => isSmall !== true);
  const read = clear.length > 0 ? clear : first;
  const findMost = (rows: readonly PairedRow[]) =>
    Math.max(0, ...rows.flatMap(({ A, B }) => [A.high ?? A.value, B.high ?? B.value]));
  // Intervals end on their axis, unless one that says little would press all else into a corner.
  const [all, clearMost] = [findMost(first), findMost(read)];
  const most = all <= MOST_STRETCH * clearMost ? all : clearMost;
  const ends = read.flatMap(({ difference: { value, low, high } }) => [low ?? value, high ?? value]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const step = listTicks(Math.max(-low, high))[1]!;
  const [from, to] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: Math.max(1, to - from) + 1 }, (_, i) => (from + i) * step);
  return { rates: makeScale(listTicks(most)), differences: makeScale(ticks) };
}

/** Zero and the ends, where they have room beside it: the axis of differences is short. */
export const listEnds = ({ ticks, find }: Scale): readonly number[] =>
  [ticks[0]!, 0, ticks.at(-1)!].filter(
    (tick, place) => place === 1 || Math.abs(find(tick) - find(0)) >= LEAST_APART,
  );

/** So many decimals carry meaning on an axis that ends there. */
export function countDecimals({ ticks }: Scale): number {
  const end = Math.max(...ticks.map(Math.abs));
  return end >= 100 ? 0 : end >= 10 ? 1 : 2;
}
