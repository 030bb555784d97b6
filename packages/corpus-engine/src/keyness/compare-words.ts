import type { CancelFlag } from '../base/cancellation';
import type { Segment, WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import type { Vocabulary } from '../segment/vocabulary';
import { joinVocabularies } from '../segment/vocabulary';
import type { ComparedWords, TextCounts } from '../token-index/token-index';
import { countByText } from './count-by-text';
import { listByText } from './list-by-text';

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
