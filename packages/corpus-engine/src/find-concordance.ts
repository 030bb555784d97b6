import type { CancelFlag } from './cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from './cancellation';
import type { ContextRange, ContextWidth } from './context-range';
import { ContextCutter } from './context-range';
import type { Hits, KeywordQuery } from './find-hits';
import { findHits } from './find-hits';
import type { SegmentPart } from './selection';
import { sortHits } from './sort-hits';
import { hasLineBreak, makeLine } from './text-content';

export interface ConcordanceOptions extends KeywordQuery {
  readonly width: ContextWidth;
  /**
   * Words to sort by in the Estonian alphabet, the most important first: -1 is the first word to the left, 1 the
   * first to the right, 0 the keyword. Text order without it.
   */
  readonly sortBy?: readonly number[];
}

export interface ContextRow {
  readonly contextBefore: string;
  readonly keyword: string;
  readonly contextAfter: string;
  /** Null for a text that was indexed with an empty id: the user's own text. */
  readonly textId: string | null;
  /** Offset of the keyword in its text, UTF-16 units. */
  readonly position: number;
}

/** All occurrences of a keyword with their contexts, cut from the texts only when asked for. */
export interface Concordance {
  /** Every occurrence is a row; nothing is left out. */
  readonly total: number;
  readonly hits: Hits;
  /** Where row `index` lies in its segment. */
  range(index: number): ContextRange;
  /** Rows `from` to `to` (not included), fewer at the end. */
  rows(from: number, to: number): ContextRow[];
}

/** Finds a keyword in context (SPEC, word in context). Throws QueryCancelledError, also from `rows`. */
export function findConcordance(
  parts: readonly SegmentPart[],
  options: ConcordanceOptions,
  cancel?: CancelFlag,
): Concordance {
  const hits = findHits(parts, options, cancel);
  const order = options.sortBy === undefined ? null : sortHits(hits, options.sortBy, cancel);
  const cutters = parts.map((part) => new ContextCutter(part.segment, hits.wordCount, options.width));
  const range = (index: number): ContextRange => {
    let place = order === null ? index : order[index]!;
    let part = 0;
    while (place >= hits.positions[part]!.length) place -= hits.positions[part++]!.length;
    return cutters[part]!.cut(hits.positions[part]![place]!);
  };
  const rows = (from: number, to: number): ContextRow[] => {
    const first = Math.max(0, from);
    const size = Math.max(0, Math.min(to, hits.total) - first);
    const cut = new Array<ContextRow>(size);
    for (let i = 0; i < size; i++) {
      if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
      cut[i] = readContextRow(range(first + i));
    }
    return cut;
  };
  return { total: hits.total, hits, range, rows };
}

/** The strings of a row. */
export function readContextRow(range: ContextRange): ContextRow {
  const { segment, beforeStart, keywordStart, keywordEnd } = range;
  // Decoded once, looked through for line breaks once, and cut in three.
  const row = segment.content.slice(beforeStart, range.afterEnd);
  const toLine = hasLineBreak(row) ? makeLine : trim;
  return {
    contextBefore: toLine(row.slice(0, keywordStart - beforeStart)),
    keyword: toLine(row.slice(keywordStart - beforeStart, keywordEnd - beforeStart)),
    contextAfter: toLine(row.slice(keywordEnd - beforeStart)),
    textId: segment.textIds.get(range.text) || null,
    position: keywordStart - segment.sections.textContentStarts[range.text]!,
  };
}

function trim(text: string): string {
  return text.trim();
}
