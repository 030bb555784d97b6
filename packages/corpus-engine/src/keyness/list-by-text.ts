import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import type { WordUnit } from '../segment/segment';
import { type SegmentPart, selectTextRanges } from '../segment/selection';
import type { WordsByText } from '../token-index/token-index';

/** Words by id of a vocabulary: `idMaps` has the ids of the strings of each part. */
export interface ListedWords {
  readonly unit: WordUnit;
  readonly idMaps: readonly (Uint32Array | null)[];
  /** By id, over all parts. */
  readonly textCounts: Uint32Array;
}

/** How often each word is in each text of a selection, in one pass over the running words. Throws QueryCancelledError. */
export function listByText(
  parts: readonly SegmentPart[],
  { unit, idMaps, textCounts }: ListedWords,
  cancel?: CancelFlag,
): WordsByText {
  const starts = new Uint32Array(textCounts.length + 1);
  textCounts.forEach((count, id) => (starts[id + 1] = starts[id]! + count));
  const texts = new Uint32Array(starts.at(-1)!);
  const counts = new Uint32Array(texts.length);
  const next = starts.slice();
  const { words, numbers } = numberTexts(parts);
  let text = 0;
  parts.forEach((part, index) => {
    const strings = part.segment.readingStrings(unit);
    const { wordReadings, textWordStarts } = part.segment.sections;
    const idMap = idMaps[index] ?? null;
    const ranges = selectTextRanges(part);
    let nextCheck = 0;
    for (let i = 0; i < ranges.length; i += 2)
      for (let place = ranges[i]!; place < ranges[i + 1]!; place++, text++) {
        const number = numbers[text]!;
        const to = textWordStarts[place + 1]!;
        if (to >= nextCheck) {
          throwIfCancelled(cancel);
          nextCheck = to + CANCEL_CHECK_INTERVAL;
        }
        for (let word = textWordStarts[place]!; word < to; word++) {
          const string = strings[wordReadings[word]!]!;
          const id = idMap === null ? string : idMap[string]!;
          let entry = next[id]! - 1;
          // The last entry of the word is of this text, or a new one begins.
          if (entry < starts[id]! || texts[entry] !== number) {
            entry += 1;
            next[id] = entry + 1;
            texts[entry] = number;
          }
          counts[entry]! += 1;
        }
      }
  });
  return { starts, texts, counts, words };
}

/** Numbers texts by size and then by id, so that resamples are the same wherever the texts lie in the index. */
function numberTexts(parts: readonly SegmentPart[]): { words: Uint32Array; numbers: Uint32Array } {
  const found = parts.flatMap(({ segment, texts }) => {
    const { textWordStarts } = segment.sections;
    return Array.from(textWordStarts.subarray(1), (end, place) => ({
      place,
      size: end - textWordStarts[place]!,
      id: segment.textIds.get(place),
    })).filter(({ place }) => texts === null || texts[place] !== 0);
  });
  const order = [...found.keys()].sort((one, other) => {
    const [a, b] = [found[one]!, found[other]!];
    return a.size - b.size || (a.id < b.id ? -1 : Number(a.id > b.id));
  });
  const numbers = new Uint32Array(found.length);
  order.forEach((text, number) => (numbers[text] = number));
  return { words: Uint32Array.from(order, (text) => found[text]!.size), numbers };
}
