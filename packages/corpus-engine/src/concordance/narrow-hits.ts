import { type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { findNear, type NearWord, type RelatedWord } from '../near-words/find-near';
import { type CountedValue, keepCounted } from './keep-counted';
import type { Hits } from '../keyword/hits';
import { ContextCutter, type ContextRange, type ContextWidth } from './context-range';
import { orderHitsByText } from './order-hits';
import { type HitSample, sampleHits } from './sample-hits';
import { foldLetters } from '@keelerada/estonian/letters/fold-letters';

export interface HitNarrowing {
  /** The context that a filter looks through. */
  readonly width: ContextWidth;
  /** Rows are those occurrences of a keyword that have this word beside them, or in this relation. */
  readonly near?: NearWord | RelatedWord;
  /** Rows are a random choice of the occurrences, of those near the word if there is one. */
  readonly sample?: HitSample;
  /** Rows are those occurrences, of the sample if there is one, that pass. */
  readonly filter?: ContextFilter;
  /** Rows are those occurrences, of all that the others leave, that a row of frequencies counts. */
  readonly counted?: CountedValue;
}

/** Whether some occurrences are no rows. */
export function isNarrowed({ near, sample, filter, counted }: NarrowingParts): boolean {
  return [near, sample, filter, counted].some((part) => part !== undefined);
}

type NarrowingParts = Readonly<Partial<Record<Exclude<keyof HitNarrowing, 'width'>, unknown>>>;

/** Cuts the contexts of hits that are counted over all parts. */
export class HitCutter {
  readonly #hits: Hits;
  readonly #cutters: readonly ContextCutter[];

  constructor(hits: Hits, width: ContextWidth) {
    this.#hits = hits;
    this.#cutters = hits.parts.map((_, part) => new ContextCutter(hits, part, width));
  }

  cut(hit: number): ContextRange {
    return this.locate(hit, (cutter, place) => cutter.cut(place));
  }

  /** Asks the cutter of the part that a hit lies in; `place` is the number of the hit there. */
  locate<Found>(hit: number, ask: (cutter: ContextCutter, place: number) => Found): Found {
    const { positions } = this.#hits;
    let place = hit;
    let part = 0;
    while (place >= positions[part]!.length) place -= positions[part++]!.length;
    return ask(this.#cutters[part]!, place);
  }
}

/**
 * The numbers of the hits that neighbour, sample, filter and a row of frequencies leave, in the order of the texts; undefined for all in the order
 * of their numbers. `neighbours` are those of `near` if they are known. Throws QueryCancelledError.
 */
export function narrowHits(
  hits: Hits,
  { width, near, sample, filter, counted }: HitNarrowing,
  cancel?: CancelFlag,
  neighbours = near && findNear(hits, near, cancel),
): Uint32Array | undefined {
  const texts = keepHits(orderHitsByText(hits), neighbours);
  const order = sample === undefined ? texts : sampleHits(hits, sample, texts);
  const filtered = filter === undefined ? order : passFilter(hits, filter, width, order, cancel);
  return counted === undefined ? filtered : keepCounted(hits, counted, filtered, cancel);
}

function passFilter(
  hits: Hits,
  filter: ContextFilter,
  width: ContextWidth,
  order: Uint32Array | undefined,
  cancel: CancelFlag | undefined,
): Uint32Array {
  const cutter = new HitCutter(hits, width);
  return filterHits(filter, order, hits.total, (hit) => cutter.cut(hit), cancel);
}

/** Those of the hits that have a neighbour; all where there are no neighbours. */
function keepHits(
  order: Uint32Array | undefined,
  neighbours: ReadonlyMap<number, unknown> | undefined,
): Uint32Array | undefined {
  if (neighbours === undefined) return order;
  return order?.filter((hit) => neighbours.has(hit)) ?? Uint32Array.from(neighbours.keys()).sort();
}

/** Part of a row that a filter looks through. */
type FilteredPart = 'LINE' | 'BEFORE' | 'KEYWORD' | 'AFTER';

/** Keeps rows that hold a text in one of their parts, capital and small letters alike. */
interface ContextFilter {
  readonly part: FilteredPart;
  readonly text: string;
}

/** Rows between two looks at the cancel flag. */
const ROWS_A_LOOK = 4096;

/** The numbers of the hits of `order` (all `total` without it) whose row passes the filter. */
function filterHits(
  { part, text }: ContextFilter,
  order: Uint32Array | undefined,
  total: number,
  cut: (hit: number) => ContextRange,
  cancel?: CancelFlag,
): Uint32Array {
  const wanted = fold(text).trim();
  const size = order?.length ?? total;
  const passed = new Uint32Array(size);
  let count = 0;
  for (let i = 0; i < size; i++) {
    if (i % ROWS_A_LOOK === 0) throwIfCancelled(cancel);
    const hit = order === undefined ? i : order[i]!;
    if (fold(readPart(cut(hit), part)).includes(wanted)) passed[count++] = hit;
  }
  return passed.slice(0, count);
}

function readPart(range: ContextRange, part: FilteredPart): string {
  const { segment, beforeStart, keywordStart, keywordEnd, afterEnd } = range;
  const from = part === 'KEYWORD' ? keywordStart : part === 'AFTER' ? keywordEnd : beforeStart;
  const to = part === 'KEYWORD' ? keywordEnd : part === 'BEFORE' ? keywordStart : afterEnd;
  return segment.content.slice(from, to);
}

const fold = (text: string) => foldLetters(text).toLowerCase().replace(/\s+/gu, ' ');
