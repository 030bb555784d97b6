import type { HitNarrowing } from '../concordance/narrow-hits';
import type { FoundHits, Search } from '../token-index/token-index';
import { type Example, ExampleCutter } from './cut-example';
import { type ExampleRank, exampleRanks, rateExample } from './rate-example';
import { shuffleLazily } from './shuffle-lazily';

export type ExampleOptions = Search & {
  /** Sentences to pick at most. */
  readonly count: number;
  /** The same seed picks the same sentences of the same texts. */
  readonly seed: number;
  /** Only rows that a concordance shows; all without it. */
  readonly narrowing?: HitNarrowing;
};

export interface PickedExamples {
  /** The best first. */
  readonly examples: readonly Example[];
  /** Occurrences in the selection. */
  readonly total: number;
  /** Occurrences that sentences are picked from: all but for a sample and a filter. */
  readonly listed: number;
}

/** Occurrences that are looked at: some milliseconds. */
const MOST_LOOKS = 4000;
/** Occurrences that are opened together: an index on other machines answers a few calls, not thousands. */
const OPENED_TOGETHER = 64;
/** From one text come one sentence, or two if others have none that are as good. */
const MOST_OF_TEXT = 2;

/**
 * Sentences for a worksheet: random ones of those that are good examples (`rateExample`), none twice. Worse ones and more
 * than two of a text come only where there are no others. Rejects as the opening of the occurrences does.
 */
export async function pickExamples(
  { total, listed, open }: FoundHits,
  { count, seed }: Pick<ExampleOptions, 'count' | 'seed'>,
): Promise<PickedExamples> {
  const found = new Map<string, RatedExample>();
  const textsOfGood = new Set<string | null>();
  for (const rows of takeGroups(shuffleLazily(listed, seed))) {
    if (textsOfGood.size >= count) break;
    const { hits, numbers } = await open(rows);
    const cutter = new ExampleCutter(hits);
    for (let i = 0; i < numbers.length && textsOfGood.size < count; i++) {
      const example = cutter.cut(cutter.find(numbers[i]!));
      const key = foldSentence(example.text);
      if (found.has(key) || example.marks.length === 0) continue;
      const rank = rateExample(example);
      if (rank === 0) textsOfGood.add(example.textId);
      found.set(key, { example, rank });
    }
  }
  return { examples: chooseExamples([...found.values()], count), total, listed };
}

function* takeGroups(rows: Iterable<number>): Generator<readonly number[], void> {
  let group: number[] = [];
  let looks = 0;
  for (const row of rows) {
    if (looks++ === MOST_LOOKS) break;
    group.push(row);
    if (group.length < OPENED_TOGETHER) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

export interface RatedExample {
  readonly example: Example;
  readonly rank: ExampleRank;
}

/** Sentences that differ in signs, case or spaces alone are the same. */
const foldSentence = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Takes the examples of the best rank, one of each text, then a second of each, then of the next rank, and so on; each
 * time the forms of the word take turns, so that ten sentences do not show one form ten times.
 */
export function chooseExamples(given: readonly RatedExample[], count: number): readonly Example[] {
  const found = alternateForms(given);
  const chosen = new Set<Example>();
  const taken = new Map<string | null, number>();
  const take = (rank: ExampleRank, mostOfText: number) => {
    for (const { example, rank: own } of found) {
      const ofText = taken.get(example.textId) ?? 0;
      if (chosen.size >= count || own !== rank || ofText >= mostOfText || chosen.has(example)) continue;
      chosen.add(example);
      taken.set(example.textId, ofText + 1);
    }
  };
  for (const rank of exampleRanks) for (let most = 1; most <= MOST_OF_TEXT; most++) take(rank, most);
  for (const rank of exampleRanks) take(rank, Number.POSITIVE_INFINITY);
  return [...chosen];
}

/** The first sentence of each form, then the second of each, and so on; the ranks apart. */
function alternateForms(found: readonly RatedExample[]): readonly RatedExample[] {
  const counts = new Map<string, number>();
  const placed = found.map((rated) => {
    const { text, marks } = rated.example;
    const [mark] = marks;
    const form = mark === undefined ? '' : text.slice(mark.start, mark.end).toLowerCase();
    const key = `${rated.rank} ${form}`;
    const turn = counts.get(key) ?? 0;
    counts.set(key, turn + 1);
    return { rated, turn };
  });
  return placed.toSorted((one, other) => one.turn - other.turn).map(({ rated }) => rated);
}
