import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import type { Segment, WordUnit } from '../segment/segment';

/** Kept for each segment, which never changes: a bit a running word and unit. */
const kept = new WeakMap<Segment, Map<WordUnit, Uint8Array>>();

/**
 * A bit for each running word of a segment, eight in a byte from the lowest: 1 if it is the first of its kind in its text.
 * Their sum over the occurrences of a word in whole texts is the number of texts that hold it. Found once for a segment.
 * Do not write to the result. Throws QueryCancelledError.
 */
export function findFirstInText(segment: Segment, unit: WordUnit, cancel?: CancelFlag): Uint8Array {
  const known = kept.get(segment) ?? new Map<WordUnit, Uint8Array>();
  kept.set(segment, known);
  const firsts = known.get(unit) ?? markFirsts(segment, unit, cancel);
  known.set(unit, firsts);
  return firsts;
}

function markFirsts(segment: Segment, unit: WordUnit, cancel: CancelFlag | undefined): Uint8Array {
  const { wordReadings, textWordStarts } = segment.sections;
  const { texts, words, strings } = segment.sizes;
  const stringOfReading = segment.readingStrings(unit);
  const firsts = new Uint8Array((words + 7) >> 3);
  /** The last text that held each string, counted from 1. */
  const lastTexts = new Uint32Array(strings);
  let nextCheck = 0;
  for (let text = 0; text < texts; text++) {
    const end = textWordStarts[text + 1]!;
    for (let word = textWordStarts[text]!; word < end; word++) {
      const string = stringOfReading[wordReadings[word]!]!;
      if (lastTexts[string] === text + 1) continue;
      lastTexts[string] = text + 1;
      firsts[word >> 3]! |= 1 << (word & 7);
    }
    if (end < nextCheck) continue;
    throwIfCancelled(cancel);
    nextCheck = end + CANCEL_CHECK_INTERVAL;
  }
  return firsts;
}
