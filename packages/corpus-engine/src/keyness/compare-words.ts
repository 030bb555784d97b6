import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import type { Segment, WordUnit } from '../segment/segment';
import { type SegmentPart, selectTextRanges } from '../segment/selection';
import { joinVocabularies, type Vocabulary } from '../segment/vocabulary';
import type { ComparedWords, TextCounts } from '../token-index/token-index';
import { listByText } from './list-by-text';

/** Adds up the words of one part by string id of its segment: one pass over its running words. */
function countByText(part: SegmentPart, unit: WordUnit, cancel?: CancelFlag): TextCounts {
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

/**
 * Counts every word of two selections, which may share texts. The cost is linear in their running words and in the words of
 * the index; which texts have each word takes a second pass. Throws QueryCancelledError.
 */
export function compareWords(
  firstParts: readonly SegmentPart[],
  secondParts: readonly SegmentPart[],
  { unit, byText }: { readonly unit: WordUnit; readonly byText: boolean },
  cancel?: CancelFlag,
): ComparedWords {
  const segments = [...new Set([...firstParts, ...secondParts].map(({ segment }) => segment))];
  const names = joinVocabularies(segments);
  const count = (parts: readonly SegmentPart[]) =>
    countInVocabulary(parts, { segments, vocabulary: names, unit, byText }, cancel);
  return { names, first: count(firstParts), second: count(secondParts) };
}

interface CommonWords {
  readonly segments: readonly Segment[];
  readonly vocabulary: Vocabulary;
  readonly unit: WordUnit;
  readonly byText: boolean;
}

function countInVocabulary(
  parts: readonly SegmentPart[],
  { segments, vocabulary, unit, byText }: CommonWords,
  cancel: CancelFlag | undefined,
): TextCounts {
  const counts = new Uint32Array(vocabulary.size);
  const textCounts = new Uint32Array(vocabulary.size);
  const idMaps = parts.map(({ segment }) => vocabulary.idMaps[segments.indexOf(segment)] ?? null);
  parts.forEach((part, index) => {
    const found = countByText(part, unit, cancel);
    const idMap = idMaps[index]!;
    for (let string = 0; string < found.counts.length; string++) {
      if (found.counts[string] === 0) continue;
      const id = idMap === null ? string : idMap[string]!;
      counts[id]! += found.counts[string]!;
      textCounts[id]! += found.textCounts[string]!;
    }
  });
  if (!byText) return { counts, textCounts };
  return { counts, textCounts, byText: listByText(parts, { unit, idMaps, textCounts }, cancel) };
}
