import { sortByScoresDescending } from '../base/sort-by-keys';

/** A word in two selections: how often it occurs in each, and how many running words each has (both above 0). */
export interface TwoFrequencies {
  readonly a: number;
  readonly b: number;
  readonly wordsA: number;
  readonly wordsB: number;
}

/** How surely a word differs: the 95 % interval of its log ratio, and the probability of such a difference by chance. */
export interface Difference {
  readonly low: number;
  readonly high: number;
  readonly p: number;
}

/** Stands for a frequency of zero in the log ratio, which would have no value else (Hardie 2014). */
export const HALF_OF_ONE = 0.5;

/**
 * Log-likelihood G2 of a word: how badly its two frequencies fit with the word being equally frequent in both selections
 * (Dunning 1993, in the form of Rayson & Garside 2000: the two cells of the word). 0 or more.
 */
export function measureLogLikelihood({ a, b, wordsA, wordsB }: TwoFrequencies): number {
  // Products of whole numbers are exact: equal shares give 0 and no rounding error.
  if (a * wordsB === b * wordsA) return 0;
  const together = (a + b) / (wordsA + wordsB);
  const sum = multiplyByLog(a, a / (wordsA * together)) + multiplyByLog(b, b / (wordsB * together));
  // Rounding may leave a hair below 0 where both are nearly equally frequent.
  return Math.max(0, 2 * sum);
}

const multiplyByLog = (count: number, ratio: number): number => (count === 0 ? 0 : count * Math.log(ratio));

/**
 * Binary logarithm of how many times more frequent a word is in the first selection than in the second; below 0 where it is
 * rarer there (Hardie 2014). A half stands for a frequency of zero.
 */
export function measureLogRatio({ a, b, wordsA, wordsB }: TwoFrequencies): number {
  const shareA = (a === 0 ? HALF_OF_ONE : a) / wordsA;
  const shareB = (b === 0 ? HALF_OF_ONE : b) / wordsB;
  return Math.log2(shareA / shareB);
}

/** Quantile of the normal distribution that leaves 2.5 % above it. */
const Z_OF_95 = 1.959963984540054;

/**
 * 95 % interval of the log ratio: that of the logarithm of a ratio of two rates (Katz, Baptista, Azen & Pike
 * 1978), log2 ± 1.96 √(1/a + 1/b − 1/wordsA − 1/wordsB) / ln 2. A half stands for a frequency of
 * zero. Words of a text are not independent: the true uncertainty is larger.
 */
export function measureLogRatioInterval(frequencies: TwoFrequencies): { low: number; high: number } {
  const { wordsA, wordsB } = frequencies;
  const [a, b] = [frequencies.a || HALF_OF_ONE, frequencies.b || HALF_OF_ONE];
  const variance = Math.max(0, 1 / a + 1 / b - 1 / wordsA - 1 / wordsB);
  const reach = (Z_OF_95 * Math.sqrt(variance)) / Math.LN2;
  const ratio = measureLogRatio(frequencies);
  return { low: ratio - reach, high: ratio + reach };
}

/** Up to here the series of the error function keeps 13 digits of what is left of 1; beyond, the fraction is quick. */
const SERIES_LIMIT = 2;
const FRACTION_TERMS = 80;
/** Terms of the series that are smaller than this share of the sum change nothing. */
const LEAST_TERM = 1e-17;

/**
 * How probable a value as large as `statistic` or larger is in a chi-squared distribution of one degree of freedom. 0 where
 * it is less than the smallest number a computer holds.
 */
export function measureChiSquaredTail(statistic: number): number {
  return complementError(Math.sqrt(statistic / 2));
}

/** Complementary error function of a number that is 0 or more (Abramowitz & Stegun 1964, 7.1.6 and 7.1.14). */
function complementError(x: number): number {
  if (x < SERIES_LIMIT) {
    let term = x;
    let sum = x;
    for (let odd = 3; term > sum * LEAST_TERM; odd += 2) {
      term *= (2 * x * x) / odd;
      sum += term;
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
  }
  let fraction = x;
  for (let n = FRACTION_TERMS; n > 0; n--) fraction = x + n / 2 / fraction;
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * fraction);
}

/**
 * Probabilities of many words corrected for their number (Benjamini and Hochberg 1995): of the words up to a corrected one,
 * it is the share that is expected to differ by chance alone.
 */
export function correctForMany(probabilities: Float64Array): Float64Array {
  const corrected = new Float64Array(probabilities.length);
  const descending = sortByScoresDescending(probabilities);
  let least = 1;
  descending.forEach((row, above) => {
    least = Math.min(least, (probabilities[row]! * descending.length) / (descending.length - above));
    corrected[row] = least;
  });
  return corrected;
}
