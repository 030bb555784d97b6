import type { CancelFlag } from '../base/cancellation';
import type { CqlSearch } from '../cql/find-cql-hits';
import { findCqlHits } from '../cql/find-cql-hits';
import type { KeywordQuery } from '../keyword/find-hits';
import { findHits } from '../keyword/find-hits';
import type { SegmentPart } from '../segment/selection';
import type { ContextRange, ContextWidth } from './context-range';
import { ContextCutter } from './context-range';
import { orderHitsByText } from './order-hits';
import { sortHits } from './sort-hits';

export interface ConcordanceView {
  readonly width: ContextWidth;
  /**
   * Words to sort by in the Estonian alphabet, the most important first: -1 is the first word to the left, 1 the
   * first to the right, 0 the keyword. Without it, and among equals, rows follow the list of texts.
   */
  readonly sortBy?: readonly number[];
}

/** What to look for, by keyword or by form, and how to show it. */
export type ConcordanceOptions = (KeywordQuery | CqlSearch) & ConcordanceView;

/** All occurrences of what was looked for; their contexts are found when asked for. */
export interface Concordance {
  /** Every occurrence is a row; nothing is left out. */
  readonly total: number;
  /** Where row `index` lies in its segment. */
  range(index: number): ContextRange;
}

/** Finds a keyword or a query in context (SPEC, word in context). Throws CqlError and QueryCancelledError. */
export function findConcordance(
  parts: readonly SegmentPart[],
  options: ConcordanceOptions,
  cancel?: CancelFlag,
): Concordance {
  const hits = 'cql' in options ? findCqlHits(parts, options, cancel) : findHits(parts, options, cancel);
  const listed = orderHitsByText(hits);
  const order = options.sortBy === undefined ? listed : sortHits(hits, options.sortBy, listed, cancel);
  const cutters = parts.map((_, part) => new ContextCutter(hits, part, options.width));
  const range = (index: number): ContextRange => {
    let place = order === undefined ? index : order[index]!;
    let part = 0;
    while (place >= hits.positions[part]!.length) place -= hits.positions[part++]!.length;
    return cutters[part]!.cut(place);
  };
  return { total: hits.total, range };
}
