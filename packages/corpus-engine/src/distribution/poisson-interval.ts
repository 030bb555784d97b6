/** Probability left on each side of a 95 % interval. */
const TAIL = 0.025;
/** Quantile of the normal distribution that goes with it. */
const TAIL_Z = 1.959963984540054;
const MAX_STEPS = 50;
const PRECISION = 1e-12;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Exact 95 % interval of the mean of a Poisson count (Garwood 1936): χ²(0.025; 2k) / 2 to χ²(0.975; 2k + 2) / 2. The
 * quantiles are found as means whose Poisson tail is 0.025; the time grows with the square root of the count.
 */
export function findPoissonInterval(count: number): Interval {
  return { low: count === 0 ? 0 : findLow(count), high: findHigh(count) };
}

/** Logarithms of tails are concave in the mean, so that Newton's method comes down to the root from any start. */
function findLow(count: number): number {
  let mean = guess(count, -1);
  for (let step = 0; step < MAX_STEPS; step++) {
    const ratio = sumUpward(count, mean);
    const tail = logProbability(count, mean) + Math.log(ratio);
    const change = (tail - Math.log(TAIL)) / (count / mean / ratio);
    // The logarithm of the mean is what moves where a step would leave the positive numbers.
    const next = change < mean ? mean - change : mean / 2;
    if (Math.abs(next - mean) <= PRECISION * next) return next;
    mean = next;
  }
  return mean;
}

function findHigh(count: number): number {
  let mean = guess(count + 1, 1);
  for (let step = 0; step < MAX_STEPS; step++) {
    const ratio = sumDownward(count, mean);
    const tail = logProbability(count, mean) + Math.log(ratio);
    const next = mean + (tail - Math.log(TAIL)) * ratio;
    if (Math.abs(next - mean) <= PRECISION * next) return next;
    mean = next;
  }
  return mean;
}

/** Wilson and Hilferty's approximation of the chi-squared quantile, halved. */
function guess(shape: number, side: -1 | 1): number {
  const root = 1 - 1 / (9 * shape) + (side * TAIL_Z) / (3 * Math.sqrt(shape));
  return shape * Math.max(root, 0.1) ** 3;
}

/** P(X ≥ count) / P(X = count) */
function sumUpward(count: number, mean: number): number {
  let term = 1;
  let sum = 1;
  for (let value = count + 1; term > sum * Number.EPSILON; value++) sum += term *= mean / value;
  return sum;
}

/** P(X ≤ count) / P(X = count) */
function sumDownward(count: number, mean: number): number {
  let term = 1;
  let sum = 1;
  for (let value = count; value > 0 && term > sum * Number.EPSILON; value--) sum += term *= value / mean;
  return sum;
}

/** Counts below this have factorials that are summed up; above it Stirling's series is exact to the last digit. */
const LEAST_STIRLING = 16;

/** ln P(X = count), without the loss of digits that large factorials would bring (Loader 2000). */
function logProbability(count: number, mean: number): number {
  if (count < LEAST_STIRLING) {
    let logFactorial = 0;
    for (let factor = 2; factor <= count; factor++) logFactorial += Math.log(factor);
    return count * Math.log(mean) - mean - logFactorial;
  }
  const excess = (mean - count) / count;
  const stirling = 1 / (12 * count) - 1 / (360 * count ** 3) + 1 / (1260 * count ** 5);
  return count * (Math.log1p(excess) - excess) - 0.5 * Math.log(2 * Math.PI * count) - stirling;
}
