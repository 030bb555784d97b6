import { findPoissonInterval } from './poisson-interval';

/** A rate with its 95 % interval, whose ends are null where too little is known for one. */
export interface KnownRate {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** How much higher the first of two rates is than the second. */
export interface RateDifference extends KnownRate {
  /** The interval leaves out zero. */
  readonly isSure: boolean;
}

/**
 * The difference of two independent rates. Its 95 % interval is put together from those of the rates (MOVER: Zou & Donner
 * 2008), so that it is as lopsided as they are.
 */
export function compareRates(a: KnownRate, b: KnownRate): RateDifference {
  const value = a.value - b.value;
  if (a.low === null || a.high === null || b.low === null || b.high === null)
    return { value, low: null, high: null, isSure: false };
  const low = value - Math.hypot(a.value - a.low, b.high - b.value);
  const high = value + Math.hypot(a.high - a.value, b.value - b.low);
  return { value, low, high, isSure: low > 0 || high < 0 };
}

/** A count as a rate of so many (`per`) among `among`, with the interval of a Poisson count: occurrences taken as independent. */
export function rateCount(count: number, among: number, per: number): KnownRate {
  if (among === 0) return { value: 0, low: null, high: null };
  const { low, high } = findPoissonInterval(count);
  return { value: (per * count) / among, low: (per * low) / among, high: (per * high) / among };
}

/** How large a difference is at least: the end of its interval that is nearer to zero, below 0 where zero lies inside. */
export const findLeastDifference = ({ value, low, high }: KnownRate): number =>
  low === null || high === null ? -Infinity : value < 0 ? -high : low;
