import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { foldForm } from '../segment/normalise-word';
import type { Hits } from './hits';
import { matchesPattern } from './keyword-pattern';
import { type KeywordPlace, parseKeyword } from './parse-keyword';
import type { Segment, WordUnit } from '../segment/segment';
import { findFirstAtLeast, findTextOfPlace, type SegmentPart, selectWordRanges } from '../segment/selection';

export interface KeywordQuery {
  /** A word, or several that follow each other. */
  readonly keyword: string;
  readonly unit: WordUnit;
}

const NO_HITS = new Uint32Array(0);

/**
 * Every occurrence of a keyword. A keyword of several words is found where they are the next running words of the same
 * text, whatever punctuation is between them: `arvan, et` and `arvan et` are the same words, as they are to the
 * neighbours of a word. Occurrences of a sequence may overlap. Throws QueryCancelledError.
 */
export function findHits(parts: readonly SegmentPart[], query: KeywordQuery, cancel?: CancelFlag): Hits {
  const { keyword, unit } = query;
  let found: Hits = findPlaces(parts, [], cancel);
  const isKnown = (word: string): boolean => parts.some(({ segment }) => hasWord(segment, word, unit));
  for (const places of parseKeyword(keyword, unit, isKnown)) {
    found = findPlaces(parts, places, cancel);
    if (found.total > 0) break;
  }
  return found;
}

/** Every occurrence of one meaning of a keyword; none of no places. Throws QueryCancelledError. */
export function findPlaces(
  parts: readonly SegmentPart[],
  places: readonly KeywordPlace[],
  cancel?: CancelFlag,
): Hits {
  const positions = parts.map((part) => (places.length === 0 ? NO_HITS : findInPart(part, places, cancel)));
  const total = positions.reduce((sum, hits) => sum + hits.length, 0);
  return { parts, positions, wordCount: places.length, total };
}

/** Whether a normalised word is among the running words of a segment; the case of forms is ignored. */
export function hasWord(segment: Segment, word: string, unit: WordUnit): boolean {
  const id = segment.findString(unit === 'form' ? foldForm(word) : word);
  return id >= 0 && segment.postings(unit === 'lemma' ? 'lemma' : 'folded', id).length > 0;
}

function findInPart(part: SegmentPart, places: readonly KeywordPlace[], cancel?: CancelFlag): Uint32Array {
  throwIfCancelled(cancel);
  const { segment } = part;
  if (segment.sizes.words === 0) return NO_HITS;
  const found = places.map((place) => findPlace(segment, place));
  if (found.some(({ postings }) => postings.length === 0)) return NO_HITS;
  const rarest = found.reduce(
    (best, { postings }, i) => (postings.length < found[best]!.postings.length ? i : best),
    0,
  );
  const candidates = restrictToSelection(part, found[rarest]!.postings);
  if (places.length === 1 && !places[0]!.units.includes('form')) return candidates;
  return matchSequence(segment, found, candidates, rarest, cancel);
}

/** What may stand at one place of a keyword in a segment. */
interface FoundPlace {
  /** For each unit whether a word of the segment fits, and the string of each reading that is looked at. */
  readonly matches: readonly { readonly fits: (id: number) => boolean; readonly strings: Uint32Array }[];
  /** Where any of the words stands, in text order; of forms those in any case. */
  readonly postings: Uint32Array;
}

/** Words that are looked through one by one. */
const MAX_LISTED = 8;

function makeFits(ids: readonly number[]): (id: number) => boolean {
  if (ids.length <= MAX_LISTED) return (id) => ids.includes(id);
  const known = new Set(ids);
  return (id) => known.has(id);
}

function findPlace(segment: Segment, { words, units, isPattern = false }: KeywordPlace): FoundPlace {
  const find = isPattern ? findMatching : findStrings;
  const lists: Uint32Array[] = [];
  const matches = units.map((unit) => {
    const ids = find(segment, words);
    const isForm = unit === 'form';
    const listed = isForm ? find(segment, [...new Set(words.map(foldForm))]) : ids;
    for (const id of listed) lists.push(segment.postings(isForm ? 'folded' : unit, id));
    return { fits: makeFits(ids), strings: segment.readingStrings(unit) };
  });
  return { matches, postings: mergePostings(lists) };
}

function findStrings(segment: Segment, words: readonly string[]): readonly number[] {
  return words.map((word) => segment.findString(word)).filter((id) => id >= 0);
}

function findMatching({ strings, sizes }: Segment, patterns: readonly string[]): readonly number[] {
  const ids: number[] = [];
  for (let id = 0; id < sizes.strings; id++) {
    const word = strings.get(id);
    if (patterns.some((pattern) => matchesPattern(pattern, word))) ids.push(id);
  }
  return ids;
}

function mergePostings(given: readonly Uint32Array[]): Uint32Array {
  const lists = given.filter((list) => list.length > 0);
  if (lists.length <= 1) return lists[0] ?? NO_HITS;
  const merged = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let size = 0;
  for (const list of lists) {
    merged.set(list, size);
    size += list.length;
  }
  merged.sort();
  // A word may be there by its lemma and by its form.
  return merged.filter((word, i) => i === 0 || word !== merged[i - 1]);
}

/** The postings that lie in chosen texts; the list itself if all are chosen. */
function restrictToSelection(part: SegmentPart, postings: Uint32Array): Uint32Array {
  if (part.texts === null) return postings;
  const ranges = selectWordRanges(part);
  const kept = new Uint32Array(postings.length);
  let size = 0;
  let place = 0;
  for (let i = 0; i < ranges.length && place < postings.length; i += 2) {
    place = findFirstAtLeast(postings, ranges[i]!, place);
    for (; place < postings.length && postings[place]! < ranges[i + 1]!; place++)
      kept[size++] = postings[place]!;
  }
  return kept.subarray(0, size);
}

function isAtPlace({ matches }: FoundPlace, reading: number): boolean {
  return matches.some(({ fits, strings }) => fits(strings[reading]!));
}

function matchSequence(
  segment: Segment,
  places: readonly FoundPlace[],
  candidates: Uint32Array,
  place: number,
  cancel: CancelFlag | undefined,
): Uint32Array {
  const { wordReadings, textWordStarts } = segment.sections;
  const hits = new Uint32Array(candidates.length);
  const last = segment.sizes.words - places.length;
  let text = 0;
  let size = 0;
  for (let i = 0; i < candidates.length; i++) {
    if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
    const first = candidates[i]! - place;
    if (first < 0 || first > last) continue;
    let matched = 0;
    while (matched < places.length && isAtPlace(places[matched]!, wordReadings[first + matched]!))
      matched += 1;
    if (matched < places.length) continue;
    text = findTextOfPlace(textWordStarts, first, text);
    if (first + places.length <= textWordStarts[text + 1]!) hits[size++] = first;
  }
  return hits.subarray(0, size);
}
