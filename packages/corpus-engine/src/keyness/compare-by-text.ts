import { findInterval } from '../error-profile/measure-errors';
import { makeRandom } from '../error-profile/seeded-random';
import type { TextCounts, WordsByText } from '../token-index/token-index';
import { HALF_OF_ONE, measureChiSquaredTail, type Difference } from './keyness-measures';

const SEED = 1;
/** So many sums take some 0.1 s; many words in many texts have fewer resamples. */
const MOST_SUMS = 50_000_000;
const [LEAST_RESAMPLES, MOST_RESAMPLES] = [200, 1000];
/** What finding the ends of an interval costs beside adding up one text, for each resample. */
const SUMS_OF_AN_INTERVAL = 15;

/** A selection whose texts were drawn again and again, with replacement. */
interface DrawnTexts extends WordsByText {
  readonly totalWords: number;
  /** Sum of the squared sizes of the texts. */
  readonly squares: number;
  /** How often each text is in each resample, text after text, so that a word adds up rows. */
  readonly times: Uint8Array;
  readonly drawnWords: Float64Array;
}

/**
 * Compares words of two selections with their texts taken as independent: the interval of the log ratio is the percentile
 * bootstrap over texts, with a fixed seed; p is of Welch's test of the texts' rates, each weighted by its words. A half stands
 * for a frequency of zero. Null where an index does not tell words by text or a selection has a single one.
 */
export function makeTextComparison(
  first: TextCounts,
  second: TextCounts,
  rows: number,
): ((id: number) => Difference) | null {
  if (!first.byText || !second.byText) return null;
  if (Math.min(first.byText.words.length, second.byText.words.length) < 2) return null;
  const sums = first.byText.texts.length + second.byText.texts.length + rows * SUMS_OF_AN_INTERVAL;
  const resamples = Math.max(LEAST_RESAMPLES, Math.min(MOST_RESAMPLES, Math.floor(MOST_SUMS / sums)));
  const [a, b] = [drawTexts(first.byText, resamples, SEED), drawTexts(second.byText, resamples, SEED + 1)];
  const scale = a.drawnWords.map((words, sample) => b.drawnWords[sample]! / words);
  const [hitsA, hitsB] = [new Uint32Array(resamples), new Uint32Array(resamples)];
  const ratios = new Float64Array(resamples);
  /** Words of a single text are many, and alike where they are as frequent in it. */
  const known = new Map<string, Pick<Difference, 'low' | 'high'>>();
  const findEnds = (id: number): Pick<Difference, 'low' | 'high'> => {
    sumDrawn(a, id, hitsA);
    sumDrawn(b, id, hitsB);
    for (let sample = 0; sample < resamples; sample++) {
      const [inA, inB] = [hitsA[sample]!, hitsB[sample]!];
      // A resample of neither selection with the word tells of no difference.
      ratios[sample] = inA + inB === 0 ? 1 : ((inA || HALF_OF_ONE) * scale[sample]!) / (inB || HALF_OF_ONE);
    }
    const { low, high } = findInterval(ratios);
    return { low: Math.log2(low), high: Math.log2(high) };
  };
  return (id) => {
    const key = nameLoneText(a, b, id);
    const ends = (key !== null && known.get(key)) || findEnds(id);
    if (key !== null) known.set(key, ends);
    return { ...ends, p: testRates(a, b, id, [first.counts[id]!, second.counts[id]!]) };
  };
}

function drawTexts(byText: WordsByText, resamples: number, seed: number): DrawnTexts {
  const { words } = byText;
  const times = new Uint8Array(words.length * resamples);
  const random = makeRandom(seed);
  const drawnWords = Float64Array.from({ length: resamples }, (_, sample) => {
    let sum = 0;
    for (let drawn = words.length; drawn > 0; drawn--) {
      const text = (random() * words.length) | 0;
      times[text * resamples + sample]! += 1;
      sum += words[text]!;
    }
    // Texts without words can be drawn alone.
    return Math.max(1, sum);
  });
  const totalWords = words.reduce((sum, size) => sum + size, 0);
  const squares = words.reduce((sum, size) => sum + size * size, 0);
  return { ...byText, totalWords, squares, times, drawnWords };
}

function sumDrawn({ starts, texts, counts, times }: DrawnTexts, id: number, into: Uint32Array): void {
  const resamples = into.length;
  into.fill(0);
  for (let entry = starts[id]!; entry < starts[id + 1]!; entry++) {
    const [from, count] = [texts[entry]! * resamples, counts[entry]!];
    for (let sample = 0; sample < resamples; sample++) into[sample]! += times[from + sample]! * count;
  }
}

function nameLoneText(a: DrawnTexts, b: DrawnTexts, id: number): string | null {
  const [inA, inB] = [a.starts[id + 1]! - a.starts[id]!, b.starts[id + 1]! - b.starts[id]!];
  if (inA + inB !== 1) return null;
  const [side, { starts, texts, counts }] = inA === 1 ? ['A', a] : ['B', b];
  const entry = starts[id]!;
  return `${side} ${texts[entry]!} ${counts[entry]!}`;
}

/** p of the rates of a word, frequencies given, being the same in both selections. */
function testRates(a: DrawnTexts, b: DrawnTexts, id: number, frequencies: readonly [number, number]): number {
  const [rateA, rateB] = [frequencies[0] / a.totalWords, frequencies[1] / b.totalWords];
  const [varianceA, varianceB] = [measureVariance(a, id, rateA), measureVariance(b, id, rateB)];
  const variance = varianceA + varianceB;
  // Products of whole numbers are exact: equal rates differ by nothing.
  if (frequencies[0] * b.totalWords === frequencies[1] * a.totalWords) return 1;
  const spread = varianceA ** 2 / (a.words.length - 1) + varianceB ** 2 / (b.words.length - 1);
  return measureStudentTail((rateA - rateB) ** 2 / variance, variance ** 2 / spread);
}

/** Of the rate of a word over all texts, from how far each text is from it (the ratio estimator of a sample of clusters). */
function measureVariance(
  { starts, texts, counts, words, totalWords, squares }: DrawnTexts,
  id: number,
  rate: number,
): number {
  let sum = rate * rate * squares;
  for (let entry = starts[id]!; entry < starts[id + 1]!; entry++) {
    const count = counts[entry]!;
    sum += count * (count - 2 * rate * words[texts[entry]!]!);
  }
  const size = words.length;
  return (Math.max(0, sum) * size) / (size - 1) / totalWords ** 2;
}

/** Probability of a t so far from 0, squared, by Wallace's normal approximation (1959). */
function measureStudentTail(squared: number, freedom: number): number {
  if (!Number.isFinite(squared)) return 0;
  const shrink = (8 * freedom + 1) / (8 * freedom + 3);
  return measureChiSquaredTail(shrink * shrink * freedom * Math.log1p(squared / freedom));
}
