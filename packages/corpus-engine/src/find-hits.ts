import type { CancelFlag } from './cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from './cancellation';
import { foldForm } from './normalise-word';
import type { WordSequence } from './parse-keyword';
import { parseKeyword } from './parse-keyword';
import type { Segment, WordUnit } from './segment';
import type { SegmentPart } from './selection';
import { findTextOfWord, selectWordRanges } from './selection';

export interface KeywordQuery {
  /** A word, or several that follow each other. */
  readonly keyword: string;
  readonly unit: WordUnit;
}

/** Occurrences of a keyword, in text order. */
export interface Hits {
  readonly parts: readonly SegmentPart[];
  /** For each part the first word of each occurrence. */
  readonly positions: readonly Uint32Array[];
  /** Words an occurrence has. */
  readonly wordCount: number;
  readonly total: number;
}

const NO_HITS = new Uint32Array(0);

/**
 * Every occurrence of a keyword. A keyword of several words is found where they are the next running words of the same
 * text, whatever punctuation stands between them: `arvan, et` and `arvan et` are the same words, as they are to the
 * neighbours of a word. Occurrences of a sequence may overlap. Throws QueryCancelledError.
 */
export function findHits(parts: readonly SegmentPart[], query: KeywordQuery, cancel?: CancelFlag): Hits {
  const { keyword, unit } = query;
  let found: Hits = { parts, positions: parts.map(() => NO_HITS), wordCount: 0, total: 0 };
  for (const words of parseKeyword(
    parts.map((part) => part.segment),
    keyword,
    unit,
  )) {
    const positions = parts.map((part) => findInPart(part, words, unit, cancel));
    const total = positions.reduce((sum, hits) => sum + hits.length, 0);
    found = { parts, positions, wordCount: words.length, total };
    if (total > 0) break;
  }
  return found;
}

function findInPart(
  part: SegmentPart,
  words: WordSequence,
  unit: WordUnit,
  cancel?: CancelFlag,
): Uint32Array {
  throwIfCancelled(cancel);
  const { segment } = part;
  if (segment.sizes.words === 0) return NO_HITS;
  const ids = words.map((alternatives) => findStrings(segment, alternatives));
  if (ids.some((alternatives) => alternatives.length === 0)) return NO_HITS;
  const lists = words.map((alternatives, i) => findPostings(segment, alternatives, ids[i]!, unit));
  const rarest = lists.reduce((best, list, i) => (list.length < lists[best]!.length ? i : best), 0);
  const candidates = restrictToSelection(part, lists[rarest]!);
  if (words.length === 1 && unit !== 'form') return candidates;
  return matchSequence(segment, ids, unit, candidates, rarest, cancel);
}

function findStrings(segment: Segment, words: readonly string[]): readonly number[] {
  return words.map((word) => segment.findString(word)).filter((id) => id >= 0);
}

/** Places of any of the words, in text order; of forms those in any case. */
function findPostings(
  segment: Segment,
  words: readonly string[],
  ids: readonly number[],
  unit: WordUnit,
): Uint32Array {
  if (unit !== 'form') return mergePostings(ids.map((id) => segment.postings(unit, id)));
  const folded = findStrings(segment, [...new Set(words.map(foldForm))]);
  return mergePostings(folded.map((id) => segment.postings('folded', id)));
}

function mergePostings(lists: readonly Uint32Array[]): Uint32Array {
  if (lists.length <= 1) return lists[0] ?? NO_HITS;
  const merged = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let size = 0;
  for (const list of lists) {
    merged.set(list, size);
    size += list.length;
  }
  return merged.sort();
}

/** The postings that lie in chosen texts; the list itself where all are chosen. */
function restrictToSelection(part: SegmentPart, postings: Uint32Array): Uint32Array {
  if (part.texts === null) return postings;
  const ranges = selectWordRanges(part);
  const kept = new Uint32Array(postings.length);
  let size = 0;
  let place = 0;
  for (let i = 0; i < ranges.length && place < postings.length; i += 2) {
    place = gallop(postings, ranges[i]!, place);
    for (; place < postings.length && postings[place]! < ranges[i + 1]!; place++)
      kept[size++] = postings[place]!;
  }
  return kept.subarray(0, size);
}

/** First index from `low` on whose value is at least `value`; the cost grows with the logarithm of the way. */
function gallop(values: Uint32Array, value: number, low: number): number {
  let step = 1;
  while (low + step <= values.length && values[low + step - 1]! < value) {
    low += step;
    step *= 2;
  }
  let high = Math.min(values.length, low + step - 1);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function matchSequence(
  segment: Segment,
  ids: readonly (readonly number[])[],
  unit: WordUnit,
  candidates: Uint32Array,
  place: number,
  cancel: CancelFlag | undefined,
): Uint32Array {
  const { wordReadings, textWordStarts } = segment.sections;
  const strings = segment.readingStrings(unit);
  const hits = new Uint32Array(candidates.length);
  const last = segment.sizes.words - ids.length;
  let text = 0;
  let size = 0;
  for (let i = 0; i < candidates.length; i++) {
    if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
    const first = candidates[i]! - place;
    if (first < 0 || first > last) continue;
    let matched = 0;
    while (matched < ids.length && ids[matched]!.includes(strings[wordReadings[first + matched]!]!))
      matched += 1;
    if (matched < ids.length) continue;
    text = findTextOfWord(segment, first, text);
    if (first + matched <= textWordStarts[text + 1]!) hits[size++] = first;
  }
  return hits.subarray(0, size);
}
