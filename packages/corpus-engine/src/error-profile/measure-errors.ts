import { type ErrorCounts, pickTexts } from './error-counts';
import { makeRandom } from './seeded-random';

/** Right ones of all that were looked at. */
export interface Share {
  readonly right: number;
  readonly of: number;
}

/** How well the marks of one kind were measured. */
export interface KindMeasure {
  readonly precision: Share;
  readonly recall: Share;
  /** The same counts of each text. */
  readonly texts: readonly TextMeasure[];
}

/** Corrections in a text with those that are right, its errors with those that are found. */
export interface TextMeasure {
  readonly proposed: number;
  readonly right: number;
  readonly wanted: number;
  readonly found: number;
}

export interface ErrorSample {
  readonly counts: ErrorCounts;
  /** Group of each text, from 0; texts that people marked and others are in groups of their own. */
  readonly groupOf: readonly number[];
  readonly groups: number;
  /** Which of `measures` hold for each text; -1 where none do. */
  readonly measureOf: readonly number[];
  /**
   * By kind, null for one that nothing is estimated of; each has every kind. The first hold for all texts, others for texts of
   * a level; where too little of a kind was measured there, the first hold in their place.
   */
  readonly measures: readonly (readonly (KindMeasure | null)[])[];
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

/** Fewer corrections or errors than that tell too little of precision or recall, over all texts and at one level. */
const [LEAST_MEASURED, LEAST_AT_LEVEL] = [20, 10];
/** Of fewer marks nothing is estimated. */
const LEAST_MARKS = 5;
const PER_WORDS = 100;
const LOW = 0.025;
const HIGH = 0.975;
/** Added to each side of a share of drawn texts, which else might be none of none. */
const PRIOR = 0.5;

/**
 * Rates of every kind (first index) over all texts that the corrector marked and then over each group (second index); where
 * people marked all texts, the first is over those: marks of people and of the corrector are never one rate. The interval
 * is the percentile bootstrap over texts: words and marks of as many texts, drawn with replacement. The estimate is the
 * observed rate times precision over recall; its interval takes, for every resample, both of texts drawn of those that they
 * were measured on. It is of the measured texts alone. Marks of people are left as they are.
 */
export function measureErrors(sample: ErrorSample): KindRates[][] {
  const { counts, groupOf, groups, measureOf, measures, resamples, seed } = sample;
  const drawn = measures.map((own, number) =>
    own.map((measure, kind) =>
      drawFactors(measure, number === 0 ? LEAST_MEASURED : LEAST_AT_LEVEL, resamples, seed + kind),
    ),
  );
  const factors = drawn.map((own) => own.map((factor, kind) => factor ?? drawn[0]![kind]!));
  const nothing = [drawn[0]!.map(() => null)];
  const places = Array.from({ length: groups }, (): number[] => []);
  groupOf.forEach((group, place) => places[group]!.push(place));
  const all = [...groupOf.keys()];
  const byMachine = all.filter((place) => counts.isByPeople[place] === 0);
  const measured = [byMachine.length > 0 ? byMachine : all, ...places].map((population, number) => {
    const known = population.filter((place) => measureOf[place]! >= 0);
    const measure = (texts: readonly number[], by: readonly (readonly (Factors | null)[])[]) => {
      const factorsOf = texts.map((place) => (by === nothing ? 0 : measureOf[place]!));
      return measurePopulation(
        pickTexts(counts, texts),
        { factorsOf, factors: by },
        resamples,
        seed + number,
      );
    };
    if (counts.isByPeople[population[0]!] === 1)
      return measure(population, nothing).map((rates) => ({ ...rates, estimated: rates.observed }));
    if (known.length === population.length) return measure(population, factors);
    const observed = measure(population, nothing);
    if (known.length === 0) return observed;
    return measure(known, factors).map(({ estimated }, kind) => ({ ...observed[kind]!, estimated }));
  });
  return drawn[0]!.map((_, kind) => measured.map((rates) => rates[kind]!));
}

/** What an observed count is multiplied by: at first as measured, then drawn for each resample. */
interface Factors {
  readonly measured: number;
  readonly drawn: Float64Array;
}

function drawFactors(
  measure: KindMeasure | null,
  least: number,
  resamples: number,
  seed: number,
): Factors | null {
  if (measure === null) return null;
  const { precision, recall, texts } = measure;
  if (precision.of < least || recall.of < least || recall.right === 0) return null;
  const random = makeRandom(seed);
  const times = new Int32Array(texts.length);
  const draw = (key: keyof TextMeasure): number =>
    texts.reduce((sum, text, place) => sum + times[place]! * text[key], PRIOR);
  return {
    measured: precision.right / precision.of / (recall.right / recall.of),
    drawn: Float64Array.from({ length: resamples }, () => {
      drawTexts(times, random);
      return ((draw('right') / draw('proposed')) * draw('wanted')) / draw('found');
    }),
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
  {
    factorsOf,
    factors,
  }: { readonly factorsOf: readonly number[]; readonly factors: readonly (readonly (Factors | null)[])[] },
  resamples: number,
  seed: number,
): KindRates[] {
  const texts = counts.words.length;
  const kinds = factors[0]!.length;
  const columns = makeColumns(counts, factorsOf, [factors.length, kinds]);
  const once = sumColumns(columns, new Int32Array(texts).fill(1));
  const random = makeRandom(seed);
  const times = new Int32Array(texts);
  const observed = factors[0]!.map(() => new Float64Array(resamples));
  const estimated = factors[0]!.map(() => new Float64Array(resamples));
  const add = (marks: readonly number[], kind: number, weigh: (factor: Factors | null) => number): number =>
    factors.reduce((sum, own, number) => sum + marks[number * kinds + kind]! * weigh(own[kind]!), 0);
  for (let b = 0; texts > 1 && b < resamples; b++) {
    drawTexts(times, random);
    const { words, marks } = sumColumns(columns, times);
    for (let kind = 0; kind < kinds; kind++) {
      observed[kind]![b] = findRate(
        add(marks, kind, () => 1),
        words,
      );
      estimated[kind]![b] = findRate(
        add(marks, kind, (factor) => factor?.drawn[b] ?? 0),
        words,
      );
    }
  }
  return factors[0]!.map((factor, kind): KindRates => {
    const hits = add(once.marks, kind, () => 1);
    const real = add(once.marks, kind, (each) => each?.measured ?? 0);
    const describe = (marks: number, rates: Float64Array): ErrorRate => ({
      per100: findRate(marks, once.words),
      ...(texts > 1 ? findInterval(rates) : { low: null, high: null }),
    });
    return {
      hits,
      textsWithHits: columns.marks.reduce(
        (sum, { places }, i) => sum + (i % kinds === kind ? places.length : 0),
        0,
      ),
      observed: describe(hits, observed[kind]!),
      estimated: factor === null || hits < LEAST_MARKS ? null : describe(real, estimated[kind]!),
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
  /** Of each kind in the texts of the first factors, then in those of the next. */
  readonly marks: readonly Column[];
}

function makeColumns(
  { words, offsets, kinds, counts }: ErrorCounts,
  factorsOf: readonly number[],
  [factorCount, kindCount]: readonly [number, number],
): Columns {
  const marks = Array.from({ length: factorCount * kindCount }, () => ({
    places: [] as number[],
    counts: [] as number[],
  }));
  for (let place = 0; place < words.length; place++) {
    for (let entry = offsets[place]!; entry < offsets[place + 1]!; entry++) {
      const column = marks[factorsOf[place]! * kindCount + kinds[entry]!]!;
      column.places.push(place);
      column.counts.push(counts[entry]!);
    }
  }
  return {
    words: { places: Int32Array.from(words, (_, place) => place), counts: Int32Array.from(words) },
    marks: marks.map((column) => ({
      places: Int32Array.from(column.places),
      counts: Int32Array.from(column.counts),
    })),
  };
}

/** Words and marks of each kind where the texts are taken so often. */
function sumColumns({ words, marks }: Columns, times: Int32Array) {
  return { words: sumColumn(words, times), marks: marks.map((column) => sumColumn(column, times)) };
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
