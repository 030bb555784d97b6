import type { CancelFlag } from '../base/cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from '../base/cancellation';
import type { WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import { selectTextRanges } from '../segment/selection';
import type { TextCounts } from '../token-index/token-index';

/** Adds up the words of one part by string id of its segment: one pass over its running words. */
export function countByText(part: SegmentPart, unit: WordUnit, cancel?: CancelFlag): TextCounts {
  const { sections, sizes } = part.segment;
  const counts = new Uint32Array(sizes.strings);
  const textCounts = new Uint32Array(sizes.strings);
  // The last text that a word was met in, from 1.
  const lastTexts = new Uint32Array(sizes.strings);
  const strings = part.segment.readingStrings(unit);
  const { wordReadings, textWordStarts } = sections;
  const ranges = selectTextRanges(part);
  let nextCheck = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    for (let text = ranges[i]!; text < ranges[i + 1]!; text++) {
      const end = textWordStarts[text + 1]!;
      if (end >= nextCheck) {
        throwIfCancelled(cancel);
        nextCheck = end + CANCEL_CHECK_INTERVAL;
      }
      for (let word = textWordStarts[text]!; word < end; word++) {
        const string = strings[wordReadings[word]!]!;
        counts[string]! += 1;
        if (lastTexts[string] === text + 1) continue;
        lastTexts[string] = text + 1;
        textCounts[string]! += 1;
      }
    }
  }
  return { counts, textCounts };
}
