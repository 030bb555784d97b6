import type { CancelFlag } from '../base/cancellation';
import { type CqlSearch, findCqlHits } from '../cql/find-cql-hits';
import { findHits, type KeywordQuery } from '../keyword/find-hits';
import type { SegmentPart } from '../segment/selection';
import type { ContextLine, ContextRange } from './context-range';
import { type RowErrors, showErrors } from './list-row-errors';
import { findNear } from '../near-words/find-near';
import { HitCutter, type HitNarrowing, narrowHits } from './narrow-hits';
import { orderHitsByText } from './order-hits';
import { sortHits, type SortPlace } from './sort-hits';

export interface ConcordanceView extends HitNarrowing {
  /**
   * Words to sort by in the Estonian alphabet, the most important first. Without it, and among equals, rows follow the
   * list of texts.
   */
  readonly sortBy?: readonly SortPlace[];
  readonly line?: LineView;
  /** Rows tell the errors that are known of their lines. */
  readonly showsErrors?: boolean;
}

/** How much of the text fills the line of each row. */
export interface LineView {
  /** UTF-16 units on each side of the keyword, the context counted. */
  readonly characters: number;
  /** Distances from the keyword of words to be marked beside a neighbour, as in `SortPlace`. */
  readonly markedAt: readonly number[];
}

/** What to look for, by keyword or by form, and how to show it. */
export type ConcordanceOptions = (KeywordQuery | CqlSearch) & ConcordanceView;

/** All occurrences of what was looked for; their contexts are found when asked for. */
export interface Concordance {
  /** Every occurrence, whatever sample or filter there is. */
  readonly total: number;
  /** Occurrences that are rows: all but for a neighbour, a sample and a filter. */
  readonly listed: number;
  /** Where row `index` lies in its segment. */
  range(index: number): ContextRange;
  /** The line of row `index` and the place of its occurrence among all in the order of the texts; undefined unless lines are asked for. */
  line(index: number, range: ContextRange): (ContextLine & { readonly hit: number }) | undefined;
  /** The errors of a row with this range and line; undefined unless they are asked for and known. */
  errors?(range: ContextRange, line: ContextLine | undefined): RowErrors | undefined;
}

/** Finds a keyword or a query in context. Throws CqlError and QueryCancelledError. */
export function findConcordance(
  parts: readonly SegmentPart[],
  options: ConcordanceOptions,
  cancel?: CancelFlag,
): Concordance {
  const hits = 'cql' in options ? findCqlHits(parts, options, cancel) : findHits(parts, options, cancel);
  const { width, near, sortBy, line } = options;
  const neighbours = near && findNear(hits, near, cancel);
  const cutter = new HitCutter(hits, width);
  let order = narrowHits(hits, options, cancel, neighbours);
  if (sortBy !== undefined) order = sortHits(hits, sortBy, order, cancel);
  const places = line === undefined ? undefined : placeHits(orderHitsByText(hits));
  const readHit = (index: number) => (order === undefined ? index : order[index]!);
  return {
    total: hits.total,
    listed: order?.length ?? hits.total,
    range: (index) => cutter.cut(readHit(index)),
    line(index, range) {
      if (line === undefined) return undefined;
      const hit = readHit(index);
      const markedAt = [...new Set([...line.markedAt, ...(neighbours?.get(hit) ?? [])])];
      const filled = cutter.locate(hit, (ofPart, place) =>
        ofPart.fill(place, range, line.characters, markedAt),
      );
      return { ...filled, hit: places === undefined ? hit : places[hit]! };
    },
    ...showErrors(parts, options),
  };
}

/** For each hit its place in the order of the texts; undefined if that is its number. */
function placeHits(texts: Uint32Array | undefined): Uint32Array | undefined {
  if (texts === undefined) return undefined;
  const places = new Uint32Array(texts.length);
  for (let place = 0; place < texts.length; place++) places[texts[place]!] = place;
  return places;
}
