import type { CancelFlag } from '../base/cancellation';
import type { ContextRange, ContextWidth } from './context-range';
import { ContextCutter } from './context-range';
import type { KeywordQuery } from '../keyword/find-hits';
import { findHits } from '../keyword/find-hits';
import type { SegmentPart } from '../segment/selection';
import { orderHitsByText } from './order-hits';
import { sortHits } from './sort-hits';

export interface ConcordanceOptions extends KeywordQuery {
  readonly width: ContextWidth;
  /**
   * Words to sort by in the Estonian alphabet, the most important first: -1 is the first word to the left, 1 the
   * first to the right, 0 the keyword. Without it, and among equals, rows follow the list of texts.
   */
  readonly sortBy?: readonly number[];
}

/** All occurrences of a keyword; their contexts are found when asked for. */
export interface Concordance {
  /** Every occurrence is a row; nothing is left out. */
  readonly total: number;
  /** Where row `index` lies in its segment. */
  range(index: number): ContextRange;
}

/** Finds a keyword in context (SPEC, word in context). Throws QueryCancelledError. */
export function findConcordance(
  parts: readonly SegmentPart[],
  options: ConcordanceOptions,
  cancel?: CancelFlag,
): Concordance {
  const hits = findHits(parts, options, cancel);
  const listed = orderHitsByText(hits);
  const order = options.sortBy === undefined ? listed : sortHits(hits, options.sortBy, listed, cancel);
  const cutters = parts.map((part) => new ContextCutter(part.segment, hits.wordCount, options.width));
  const range = (index: number): ContextRange => {
    let place = order === undefined ? index : order[index]!;
    let part = 0;
    while (place >= hits.positions[part]!.length) place -= hits.positions[part++]!.length;
    return cutters[part]!.cut(hits.positions[part]![place]!);
  };
  return { total: hits.total, range };
}
