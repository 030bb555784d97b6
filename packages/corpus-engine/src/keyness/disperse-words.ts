import type { CancelFlag } from '../base/cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from '../base/cancellation';
import type { WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import { measureSelection, selectTextRanges } from '../segment/selection';

/** Words by id of a vocabulary: `idMaps` has the ids of the strings of each part. */
export interface DispersedWords {
  readonly unit: WordUnit;
  readonly idMaps: readonly (Uint32Array | null)[];
  /** By id, over all parts. */
  readonly counts: Uint32Array;
}

/**
 * DP of every word over the texts of a selection at once (Gries 2008): half the sum of |share of occurrences − share of words|.
 * Texts without the word add their share of words, so that only those that have it are looked at: DP is 1 − the sum of
 * min(share of occurrences, share of words). One pass over the running words; NaN for words that do not occur.
 */
export function disperseWords(
  parts: readonly SegmentPart[],
  { unit, idMaps, counts }: DispersedWords,
  cancel?: CancelFlag,
): Float64Array {
  const { runningWords } = measureSelection(parts);
  const shared = new Float64Array(counts.length);
  const inText = new Uint32Array(counts.length);
  parts.forEach((part, index) => {
    const strings = part.segment.readingStrings(unit);
    const { wordReadings, textWordStarts } = part.segment.sections;
    const idMap = idMaps[index] ?? null;
    const ranges = selectTextRanges(part);
    let nextCheck = 0;
    for (let i = 0; i < ranges.length; i += 2)
      for (let text = ranges[i]!; text < ranges[i + 1]!; text++) {
        const [from, to] = [textWordStarts[text]!, textWordStarts[text + 1]!];
        if (to >= nextCheck) {
          throwIfCancelled(cancel);
          nextCheck = to + CANCEL_CHECK_INTERVAL;
        }
        const idOf = (word: number) => {
          const string = strings[wordReadings[word]!]!;
          return idMap === null ? string : idMap[string]!;
        };
        for (let word = from; word < to; word++) inText[idOf(word)]! += 1;
        const share = (to - from) / runningWords;
        for (let word = from; word < to; word++) {
          const id = idOf(word);
          const count = inText[id]!;
          if (count === 0) continue;
          shared[id]! += Math.min(count / counts[id]!, share);
          inText[id] = 0;
        }
      }
  });
  // A hair below 0 is a rounding error.
  return shared.map((sum, id) => (counts[id] === 0 ? NaN : Math.max(0, 1 - sum)));
}
