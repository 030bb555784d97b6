import type { Interval } from './poisson-interval';

/** Quantile of the normal distribution that leaves 2.5 % on each side. */
const TAIL_Z = 1.959963984540054;

/** The 95 % interval of a share of independent cases (Wilson 1927). */
export function findWilsonInterval(right: number, cases: number): Interval {
  const share = right / cases;
  const weight = TAIL_Z ** 2 / cases;
  const middle = share + weight / 2;
  const half = Math.sqrt(weight * (share * (1 - share) + weight / 4));
  return { low: (middle - half) / (1 + weight), high: (middle + half) / (1 + weight) };
}
