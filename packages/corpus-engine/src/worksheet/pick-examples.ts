import type { CancelFlag } from '../base/cancellation';
import { throwIfCancelled } from '../base/cancellation';
import type { HitNarrowing } from '../concordance/narrow-hits';
import { narrowHits } from '../concordance/narrow-hits';
import type { CqlSearch } from '../cql/find-cql-hits';
import { findCqlHits } from '../cql/find-cql-hits';
import type { KeywordQuery } from '../keyword/find-hits';
import { findHits } from '../keyword/find-hits';
import type { SegmentPart } from '../segment/selection';
import type { Example } from './cut-example';
import { ExampleCutter } from './cut-example';
import type { ExampleRank } from './rate-example';
import { exampleRanks, rateExample } from './rate-example';
import { shuffleLazily } from './shuffle-lazily';

export type ExampleOptions = (KeywordQuery | CqlSearch) & {
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
/** From one text come one sentence, or two if others have none that are as good. */
const MOST_OF_TEXT = 2;

/**
 * Sentences for a worksheet: random ones of those that are good examples (`rateExample`), none twice. Worse ones and more
 * than two of a text come only where there are no others. Throws CqlError and QueryCancelledError.
 */
export function pickExamples(
  parts: readonly SegmentPart[],
  options: ExampleOptions,
  cancel?: CancelFlag,
): PickedExamples {
  const hits = 'cql' in options ? findCqlHits(parts, options, cancel) : findHits(parts, options, cancel);
  const order = options.narrowing && narrowHits(hits, options.narrowing, cancel);
  const listed = order?.length ?? hits.total;
  const cutter = new ExampleCutter(hits);
  const found = new Map<string, RatedExample>();
  const textsOfGood = new Set<string | null>();
  let looks = 0;
  for (const index of shuffleLazily(listed, options.seed)) {
    if (textsOfGood.size >= options.count || looks++ >= MOST_LOOKS) break;
    throwIfCancelled(cancel);
    const example = cutter.cut(cutter.find(order === undefined ? index : order[index]!));
    const key = foldSentence(example.text);
    if (found.has(key) || example.marks.length === 0) continue;
    const rank = rateExample(example);
    if (rank === 0) textsOfGood.add(example.textId);
    found.set(key, { example, rank });
  }
  return { examples: chooseExamples([...found.values()], options.count), total: hits.total, listed };
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
