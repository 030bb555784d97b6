import type { Correction } from '../analysis/corrections';
import { cutNeighbours } from '../use-proofreading';
import type { Range } from './compare-drafts';

/** What is shown in a draft: an error, a place that was mended, or something new. */
export type ShownRange = Range &
  ({ readonly look: 'error'; readonly correction: Correction } | { readonly look: 'better' | 'fresh' });

export type LinePart =
  | { readonly text: string; readonly look: 'plain' | 'better' | 'fresh' }
  | { readonly text: string; readonly look: 'error'; readonly correction: Correction };

export interface Line {
  /** Where it begins in the text. */
  readonly start: number;
  readonly text: string;
  readonly parts: readonly LinePart[];
}

const looks = ['error', 'better', 'fresh'] as const;

/** A place where something is missing shows at the words beside it. */
function widen(text: string, range: ShownRange): ShownRange {
  if (range.start < range.end) return range;
  const from = text.lastIndexOf('\n', range.start - 1) + 1;
  const end = text.indexOf('\n', range.start);
  const line = text.slice(from, end === -1 ? text.length : end);
  const { before, after } = cutNeighbours(line, range.start - from, range.end - from);
  return { ...range, start: range.start - before.length, end: range.end + after.length };
}

/** Ranges in text order, none over another: of two that share words the more important keeps them. */
function placeRanges(text: string, ranges: readonly ShownRange[]): readonly ShownRange[] {
  const placed: ShownRange[] = [];
  // What has words of its own keeps them, what is missing takes what is left.
  const inTurn = ranges.toSorted(
    (a, b) =>
      looks.indexOf(a.look) - looks.indexOf(b.look) || Number(a.start === a.end) - Number(b.start === b.end),
  );
  for (const range of inTurn) {
    let { start, end } = widen(text, range);
    for (const other of placed) {
      if (other.start <= start && other.end > start) start = other.end;
      if (other.start < end && other.end >= end) end = other.start;
    }
    if (start < end && !placed.some((other) => other.start < end && other.end > start))
      placed.push({ ...range, start, end });
  }
  return placed.toSorted((a, b) => a.start - b.start);
}

/** A draft line by line, each cut into what is shown and what is between. */
export function cutLines(text: string, ranges: readonly ShownRange[]): readonly Line[] {
  const placed = placeRanges(text, ranges);
  let start = 0;
  return text.split('\n').map((line) => {
    const from = start;
    const to = from + line.length;
    start = to + 1;
    const parts: LinePart[] = [];
    let at = from;
    for (const range of placed) {
      if (range.end <= from || range.start >= to) continue;
      const [first, last] = [Math.max(range.start, from), Math.min(range.end, to)];
      if (first > at) parts.push({ text: text.slice(at, first), look: 'plain' });
      const shown = text.slice(first, last);
      if (range.look === 'error') parts.push({ text: shown, look: range.look, correction: range.correction });
      else parts.push({ text: shown, look: range.look });
      at = last;
    }
    if (at < to) parts.push({ text: text.slice(at, to), look: 'plain' });
    return { start: from, text: line, parts };
  });
}
