import { foldLetters } from '@keelerada/estonian/letters/fold-letters';
import { type CancelFlag, throwIfCancelled } from '../base/cancellation';
import type { ContextRange } from './context-range';

/** Part of a row that a filter looks through. */
export type FilteredPart = 'LINE' | 'BEFORE' | 'KEYWORD' | 'AFTER';

/** Keeps rows that hold a text in one of their parts, capital and small letters alike. */
export interface ContextFilter {
  readonly part: FilteredPart;
  readonly text: string;
}

/** Rows between two looks at the cancel flag. */
const ROWS_A_LOOK = 4096;

/** The numbers of the hits of `order` (all `total` without it) whose row passes the filter. */
export function filterHits(
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
