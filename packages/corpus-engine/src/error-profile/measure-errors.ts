import type { ErrorCounts } from './error-counts';
import { pickTexts } from './error-counts';
import { drawBeta, makeRandom } from './seeded-random';

/** Right ones of all that were looked at. */
export interface Share {
  readonly right: number;
  readonly of: number;
}

/** How well the marks of one kind were measured. */
export interface KindMeasure {
  readonly precision: Share;
  readonly recall: Share;
}

export interface ErrorSample {
  readonly counts: ErrorCounts;
  /** Group of each text, from 0. */
  readonly groupOf: readonly number[];
  readonly groups: number;
  /** Of each kind; their number is the number of kinds. */
  readonly measures: readonly KindMeasure[];
  readonly resamples: number;
  readonly seed: number;
}

/** A rate per 100 running words with its 95 % interval; ends are null with fewer than two texts. */
export interface ErrorRate {
  readonly per100: number;
  readonly low: number | null;
  readonly high: number | null;
}

export interface KindRates {
  readonly hits: number;
  readonly textsWithHits: number;
  readonly observed: ErrorRate;
  /** Null where precision or recall is not known well enough. */
  readonly estimated: ErrorRate | null;
}

/** Fewer corrections or errors than that tell too little of precision or recall. */
const LEAST_MEASURED = 20;
const PER_WORDS = 100;
const LOW = 0.025;
const HIGH = 0.975;
/** Weight of the prior of Jeffreys on each side of a share. */
const PRIOR = 0.5;

/**
 * Rates of every kind (first index) over all texts and then over each group (second index). The interval is the percentile
 * bootstrap over texts: words and marks of as many texts, drawn with replacement. The estimate is the observed rate times
 * precision over recall; its interval takes, for every resample, one draw of each from their beta distributions with the
 * prior of Jeffreys. The same precision and recall are taken for all groups. Marks of people are left as they are.
 */
export function measureErrors(sample: ErrorSample): KindRates[][] {
  const { counts, groupOf, groups, measures, resamples, seed } = sample;
  const factors = measures.map((measure, kind) => drawFactors(measure, resamples, seed + kind));
  const places = Array.from({ length: groups }, (): number[] => []);
  groupOf.forEach((group, place) => places[group]!.push(place));
  const populations = [counts, ...places.map((group) => pickTexts(counts, group))];
  const measured = populations.map((population, number) =>
    measurePopulation(population, factors, resamples, seed + number),
  );
  return measures.map((_, kind) => measured.map((rates) => rates[kind]!));
}

/** What an observed count is multiplied by: at first as measured, then drawn for each resample. */
interface Factors {
  readonly measured: number;
  readonly drawn: Float64Array;
}

function drawFactors({ precision, recall }: KindMeasure, resamples: number, seed: number): Factors | null {
  if (precision.of < LEAST_MEASURED || recall.of < LEAST_MEASURED || recall.right === 0) return null;
  const random = makeRandom(seed);
  const draw = ({ right, of }: Share): number => drawBeta(right + PRIOR, of - right + PRIOR, random);
  return {
    measured: precision.right / precision.of / (recall.right / recall.of),
    drawn: Float64Array.from({ length: resamples }, () => draw(precision) / draw(recall)),
  };
}

/** Places of the texts of one resample, written into `drawn`. */
export function drawTexts(drawn: Uint32Array, random: () => number): void {
  for (let i = 0; i < drawn.length; i++) drawn[i] = Math.floor(random() * drawn.length);
}

function measurePopulation(
  counts: ErrorCounts,
  factors: readonly (Factors | null)[],
  resamples: number,
  seed: number,
): KindRates[] {
  const texts = counts.words.length;
  const kinds = factors.length;
  const once = sumTexts(
    counts,
    Uint32Array.from({ length: texts }, (_, place) => place),
    kinds,
  );
  const random = makeRandom(seed);
  const drawn = new Uint32Array(texts);
  const observed = factors.map(() => new Float64Array(resamples));
  const estimated = factors.map(() => new Float64Array(resamples));
  for (let b = 0; texts > 1 && b < resamples; b++) {
    drawTexts(drawn, random);
    const sums = sumTexts(counts, drawn, kinds);
    for (let kind = 0; kind < kinds; kind++) {
      const [machine, gold] = [sums.machine[kind]!, sums.gold[kind]!];
      observed[kind]![b] = findRate(machine + gold, sums.words);
      estimated[kind]![b] = findRate(machine * (factors[kind]?.drawn[b] ?? 0) + gold, sums.words);
    }
  }
  const withHits = countTextsWithHits(counts, kinds);
  return factors.map((factor, kind): KindRates => {
    const [machine, gold] = [once.machine[kind]!, once.gold[kind]!];
    const describe = (marks: number, rates: Float64Array): ErrorRate => ({
      per100: findRate(marks, once.words),
      ...(texts > 1 ? findInterval(rates) : { low: null, high: null }),
    });
    return {
      hits: machine + gold,
      textsWithHits: withHits[kind]!,
      observed: describe(machine + gold, observed[kind]!),
      estimated: factor && describe(machine * factor.measured + gold, estimated[kind]!),
    };
  });
}

const findRate = (marks: number, words: number): number => (words === 0 ? 0 : (PER_WORDS * marks) / words);

interface Sums {
  readonly words: number;
  readonly machine: Float64Array;
  readonly gold: Float64Array;
}

function sumTexts(
  { words, isGold, offsets, kinds, counts }: ErrorCounts,
  places: Uint32Array,
  kindCount: number,
): Sums {
  const [machine, gold] = [new Float64Array(kindCount), new Float64Array(kindCount)];
  let allWords = 0;
  for (const place of places) {
    allWords += words[place]!;
    const sums = isGold[place] === 1 ? gold : machine;
    const end = offsets[place + 1]!;
    for (let entry = offsets[place]!; entry < end; entry++) sums[kinds[entry]!]! += counts[entry]!;
  }
  return { words: allWords, machine, gold };
}

function countTextsWithHits({ kinds }: ErrorCounts, kindCount: number): Uint32Array {
  const texts = new Uint32Array(kindCount);
  for (const kind of kinds) texts[kind]! += 1;
  return texts;
}

/** The 2.5 and 97.5 percentiles, between two values by their distance, as NumPy does by default. Sorts the values. */
export function findInterval(values: Float64Array): { low: number; high: number } {
  values.sort();
  const find = (share: number): number => {
    const place = share * (values.length - 1);
    const below = Math.floor(place);
    const next = values[Math.min(below + 1, values.length - 1)]!;
    return values[below]! + (place - below) * (next - values[below]!);
  };
  return { low: find(LOW), high: find(HIGH) };
}
