import type { CancelFlag } from '../base/cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from '../base/cancellation';
import type { Segment, WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import { selectWordRanges } from '../segment/selection';
import { findFirstInText } from './first-in-text';

/** How often each reading of a segment occurs in the chosen texts. Do not write to the result. */
export function countReadings(part: SegmentPart, cancel?: CancelFlag): Uint32Array {
  const { sections, sizes } = part.segment;
  throwIfCancelled(cancel);
  if (part.texts === null) return sections.readingFrequencies;
  const counts = new Uint32Array(sizes.readings);
  const words = sections.wordReadings;
  visitWords(part, cancel, (from, to) => {
    for (let word = from; word < to; word++) counts[words[word]!]! += 1;
  });
  return counts;
}

export interface ReadingCounts {
  readonly counts: Uint32Array;
  /** Added up over the readings of a word: in how many of the chosen texts it occurs. */
  readonly textCounts: Uint32Array;
}

/** Text counts of whole segments, which never change. */
const kept = new WeakMap<Segment, Map<WordUnit, Uint32Array>>();

/** `countReadings` with the texts of each word in a unit, in one pass. Do not write to the result. */
export function countReadingsAndTexts(part: SegmentPart, unit: WordUnit, cancel?: CancelFlag): ReadingCounts {
  const { segment } = part;
  throwIfCancelled(cancel);
  if (part.texts !== null) return countBoth(part, unit, cancel);
  const known = kept.get(segment) ?? new Map<WordUnit, Uint32Array>();
  kept.set(segment, known);
  const textCounts = known.get(unit) ?? countBoth(part, unit, cancel).textCounts;
  known.set(unit, textCounts);
  return { counts: segment.sections.readingFrequencies, textCounts };
}

function countBoth(part: SegmentPart, unit: WordUnit, cancel: CancelFlag | undefined): ReadingCounts {
  const { sections, sizes } = part.segment;
  const counts = new Uint32Array(sizes.readings);
  const textCounts = new Uint32Array(sizes.readings);
  const words = sections.wordReadings;
  const firsts = findFirstInText(part.segment, unit, cancel);
  visitWords(part, cancel, (from, to) => {
    for (let word = from; word < to; word++) {
      const reading = words[word]!;
      counts[reading]! += 1;
      textCounts[reading]! += firsts[word]!;
    }
  });
  return { counts, textCounts };
}

/** Calls back with ranges of running words of the chosen texts, none longer than the interval of looking at the flag. */
function visitWords(
  part: SegmentPart,
  cancel: CancelFlag | undefined,
  visit: (from: number, to: number) => void,
): void {
  const ranges = selectWordRanges(part);
  for (let i = 0; i < ranges.length; i += 2) {
    for (let from = ranges[i]!; from < ranges[i + 1]!; from += CANCEL_CHECK_INTERVAL) {
      throwIfCancelled(cancel);
      visit(from, Math.min(ranges[i + 1]!, from + CANCEL_CHECK_INTERVAL));
    }
  }
}
