import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import type { Segment, WordUnit } from '../segment/segment';
import { type SegmentPart, selectWordRanges } from '../segment/selection';
import { findFirstInText } from '../levels/first-in-text';

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

/** Counts over whole segments, which never change. */
const kept = new WeakMap<Segment, Map<WordUnit, Uint32Array>>();

/**
 * For each reading two numbers: its occurrences that are not the first of their word in a text, and those that are. Both
 * together are how often it occurs; the second ones, added up over the readings of a word, are in how many of the chosen
 * texts the word occurs. One pass does both. Do not write to the result.
 */
export function countReadingsByFirst(part: SegmentPart, unit: WordUnit, cancel?: CancelFlag): Uint32Array {
  const { segment } = part;
  throwIfCancelled(cancel);
  if (part.texts !== null) return countByFirst(part, unit, cancel);
  const known = kept.get(segment) ?? new Map<WordUnit, Uint32Array>();
  kept.set(segment, known);
  const counts = known.get(unit) ?? countByFirst(part, unit, cancel);
  known.set(unit, counts);
  return counts;
}

function countByFirst(part: SegmentPart, unit: WordUnit, cancel: CancelFlag | undefined): Uint32Array {
  const { sections, sizes } = part.segment;
  const counts = new Uint32Array(2 * sizes.readings);
  const words = sections.wordReadings;
  const firsts = findFirstInText(part.segment, unit, cancel);
  visitWords(part, cancel, (from, to) => {
    for (let word = from; word < to; word++)
      counts[2 * words[word]! + ((firsts[word >> 3]! >> (word & 7)) & 1)]! += 1;
  });
  return counts;
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
