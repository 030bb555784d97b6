import type { MarkLayer } from '../error-marks/mark-layer';
import type { Segment } from './segment';

/** A segment with those of its texts that a query is about. */
export interface SegmentPart {
  readonly segment: Segment;
  /** One byte a text, not 0 if it is chosen; null for all texts. */
  readonly texts: Uint8Array | null;
  /**
   * For each chosen text its place in the list of texts, from 0, over all parts. Without it the texts follow those with
   * a place, in the order of the parts.
   */
  readonly ranks?: Uint32Array | undefined;
  /** For each text the place of its level, LEVEL_COUNT for none; the same object as long as the levels are the same. */
  readonly levels?: Uint8Array | undefined;
  /** Errors of the texts; none are known without. */
  readonly errors?: MarkLayer | undefined;
}

/** Chosen texts as half-open ranges of text numbers, neighbours joined: [from, to, from, to, …]. */
export function selectTextRanges({ segment, texts }: SegmentPart): readonly number[] {
  const size = segment.sizes.texts;
  if (texts === null) return size === 0 ? [] : [0, size];
  const ranges: number[] = [];
  for (let text = 0; text < size; text++) {
    if (texts[text] === 0) continue;
    if (ranges.length > 0 && ranges[ranges.length - 1] === text) ranges[ranges.length - 1] = text + 1;
    else ranges.push(text, text + 1);
  }
  return ranges;
}

/** The same as ranges of running words; ranges without words are left out. */
export function selectWordRanges(part: SegmentPart): readonly number[] {
  const starts = part.segment.sections.textWordStarts;
  const words = selectTextRanges(part).map((text) => starts[text]!);
  return words.filter((_, i) => words[i & ~1] !== words[i | 1]);
}

/** What a selection holds. */
export interface SelectionTotals {
  readonly texts: number;
  readonly runningWords: number;
}

export function measureSelection(parts: readonly SegmentPart[]): SelectionTotals {
  let texts = 0;
  let runningWords = 0;
  for (const part of parts) {
    const ranges = selectTextRanges(part);
    const starts = part.segment.sections.textWordStarts;
    for (let i = 0; i < ranges.length; i += 2) {
      texts += ranges[i + 1]! - ranges[i]!;
      runningWords += starts[ranges[i + 1]!]! - starts[ranges[i]!]!;
    }
  }
  return { texts, runningWords };
}

/** First index from `low` on whose value is at least `value`; the cost grows with the logarithm of the distance. */
export function findFirstAtLeast(values: Uint32Array, value: number, low: number): number {
  let from = low;
  let step = 1;
  while (from + step <= values.length && values[from + step - 1]! < value) {
    from += step;
    step *= 2;
  }
  let high = Math.min(values.length, from + step - 1);
  while (from < high) {
    const middle = (from + high) >>> 1;
    if (values[middle]! < value) from = middle + 1;
    else high = middle;
  }
  return from;
}

/**
 * Number of the text that holds a place, fastest if that is `near` or soon after it: places that are looked up in text
 * order cost the same however many texts there are. `textStarts` are `textWordStarts` if the place is a word, and
 * `textContentStarts` if it is an offset.
 */
export function findTextOfPlace(textStarts: Uint32Array, place: number, near = 0): number {
  const end = textStarts.length - 1;
  let low = textStarts[near]! <= place ? near : 0;
  let step = 1;
  for (; low + step < end && textStarts[low + step]! <= place; step *= 2) low += step;
  return findLastAtMost(textStarts, place, low, Math.min(end, low + step));
}

/** Last index of [from, to) whose value is at most `value`; `from` where none is. */
export function findLastAtMost(values: Uint32Array, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (values[middle]! <= value) low = middle;
    else high = middle;
  }
  return low;
}
