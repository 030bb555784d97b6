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
  /** 1 for a text for which precision and recall hold: of a learner, or marked by people. */
  readonly isMeasured: Uint8Array;
  /** Of each kind, null for one that nothing is estimated of; their number is the number of kinds. */
  readonly measures: readonly (KindMeasure | null)[];
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
  /** Null where precision or recall is not known well enough, or holds for no text. */
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
 * prior of Jeffreys. It is of the measured texts alone, with the same precision and recall for all groups. Marks of people
 * are left as they are.
 */
export function measureErrors(sample: ErrorSample): KindRates[][] {
  const { counts, groupOf, groups, isMeasured, measures, resamples, seed } = sample;
  const factors = measures.map((measure, kind) => drawFactors(measure, resamples, seed + kind));
  const places = Array.from({ length: groups }, (): number[] => []);
  groupOf.forEach((group, place) => places[group]!.push(place));
  const nothing = factors.map(() => null);
  const measured = [groupOf.map((_, place) => place), ...places].map((population, number) => {
    const known = population.filter((place) => isMeasured[place] === 1);
    const measure = (texts: readonly number[], by: typeof factors) =>
      measurePopulation(pickTexts(counts, texts), by, resamples, seed + number);
    if (known.length === population.length) return measure(population, factors);
    const observed = measure(population, nothing);
    if (known.length === 0) return observed;
    return measure(known, factors).map(({ estimated }, kind) => ({ ...observed[kind]!, estimated }));
  });
  return measures.map((_, kind) => measured.map((rates) => rates[kind]!));
}

/** What an observed count is multiplied by: at first as measured, then drawn for each resample. */
interface Factors {
  readonly measured: number;
  readonly drawn: Float64Array;
}

function drawFactors(measure: KindMeasure | null, resamples: number, seed: number): Factors | null {
  if (measure === null) return null;
  const { precision, recall } = measure;
  if (precision.of < LEAST_MEASURED || recall.of < LEAST_MEASURED || recall.right === 0) return null;
  const random = makeRandom(seed);
  const draw = ({ right, of }: Share): number => drawBeta(right + PRIOR, of - right + PRIOR, random);
  return {
    measured: precision.right / precision.of / (recall.right / recall.of),
    drawn: Float64Array.from({ length: resamples }, () => draw(precision) / draw(recall)),
  };
}

/** Draws as many texts as there are, with replacement: how often each of them is in the resample. */
export function drawTexts(times: Int32Array, random: () => number): void {
  times.fill(0);
  const texts = times.length;
  for (let i = 0; i < texts; i++) times[(random() * texts) | 0]! += 1;
}

function measurePopulation(
  counts: ErrorCounts,
  factors: readonly (Factors | null)[],
  resamples: number,
  seed: number,
): KindRates[] {
  const texts = counts.words.length;
  const columns = makeColumns(counts, factors.length);
  const once = sumColumns(columns, new Int32Array(texts).fill(1));
  const random = makeRandom(seed);
  const times = new Int32Array(texts);
  const observed = factors.map(() => new Float64Array(resamples));
  const estimated = factors.map(() => new Float64Array(resamples));
  for (let b = 0; texts > 1 && b < resamples; b++) {
    drawTexts(times, random);
    const { words, machine, gold } = sumColumns(columns, times);
    for (let kind = 0; kind < factors.length; kind++) {
      observed[kind]![b] = findRate(machine[kind]! + gold[kind]!, words);
      estimated[kind]![b] = findRate(machine[kind]! * (factors[kind]?.drawn[b] ?? 0) + gold[kind]!, words);
    }
  }
  return factors.map((factor, kind): KindRates => {
    const [machine, gold] = [once.machine[kind]!, once.gold[kind]!];
    const describe = (marks: number, rates: Float64Array): ErrorRate => ({
      per100: findRate(marks, once.words),
      ...(texts > 1 ? findInterval(rates) : { low: null, high: null }),
    });
    return {
      hits: machine + gold,
      textsWithHits: columns.machine[kind]!.places.length + columns.gold[kind]!.places.length,
      observed: describe(machine + gold, observed[kind]!),
      estimated: factor && describe(machine * factor.measured + gold, estimated[kind]!),
    };
  });
}

const findRate = (marks: number, words: number): number => (words === 0 ? 0 : (PER_WORDS * marks) / words);

/** Texts that have something, and how much. */
interface Column {
  readonly places: Int32Array;
  readonly counts: Int32Array;
}

/** A thousand resamples read a column front to back; only how often each text was drawn is looked up, and that is small. */
interface Columns {
  readonly words: Column;
  readonly machine: readonly Column[];
  readonly gold: readonly Column[];
}

function makeColumns({ words, isByPeople, offsets, kinds, counts }: ErrorCounts, kindCount: number): Columns {
  const make = () =>
    Array.from({ length: kindCount }, () => ({ places: [] as number[], counts: [] as number[] }));
  const [machine, gold] = [make(), make()];
  for (let place = 0; place < words.length; place++) {
    for (let entry = offsets[place]!; entry < offsets[place + 1]!; entry++) {
      const column = (isByPeople[place] === 1 ? gold : machine)[kinds[entry]!]!;
      column.places.push(place);
      column.counts.push(counts[entry]!);
    }
  }
  const pack = (column: { places: number[]; counts: number[] }): Column => ({
    places: Int32Array.from(column.places),
    counts: Int32Array.from(column.counts),
  });
  return {
    words: { places: Int32Array.from(words, (_, place) => place), counts: Int32Array.from(words) },
    machine: machine.map(pack),
    gold: gold.map(pack),
  };
}

/** Words and marks of each kind where the texts are taken so often. */
function sumColumns({ words, machine, gold }: Columns, times: Int32Array) {
  return {
    words: sumColumn(words, times),
    machine: machine.map((column) => sumColumn(column, times)),
    gold: gold.map((column) => sumColumn(column, times)),
  };
}

function sumColumn({ places, counts }: Column, times: Int32Array): number {
  let sum = 0;
  // In whole numbers of 32 bits, which is twice as fast: room for 2,000 million words.
  for (let i = 0; i < places.length; i++) sum = (sum + Math.imul(times[places[i]!]!, counts[i]!)) | 0;
  return sum;
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
