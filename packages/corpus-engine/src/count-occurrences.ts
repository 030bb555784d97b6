import type { CancelFlag } from './cancellation';
import type { WordUnit } from './segment';
import type { SegmentPart } from './selection';
import { measureSelection } from './selection';
import { restrictToSelection } from './find-hits';
import { countReadings } from './tally-words';
import type { Vocabulary } from './vocabulary';

/**
 * Frequencies of some words of the vocabulary in a selection. Takes the cheaper of two ways for each segment: the
 * lengths of the words' postings, or a count over all chosen words.
 */
export function countOccurrences(
  parts: readonly SegmentPart[],
  unit: WordUnit,
  ids: Uint32Array,
  vocabulary: Vocabulary,
  cancel?: CancelFlag,
): Uint32Array {
  const frequencies = new Uint32Array(ids.length);
  parts.forEach((part, index) => {
    const idMap = vocabulary.idMaps[index] ?? null;
    if (unit !== 'form' && idMap === null && hasShortPostings(part, unit, ids)) {
      for (let i = 0; i < ids.length; i++) {
        frequencies[i]! += restrictToSelection(part, part.segment.postings(unit, ids[i]!)).length;
      }
      return;
    }
    const byId = countById(part, unit, idMap, vocabulary.size, cancel);
    for (let i = 0; i < ids.length; i++) frequencies[i]! += byId[ids[i]!]!;
  });
  return frequencies;
}

/** Postings are worth reading where no text is left out, or where they are few beside the chosen words. */
function hasShortPostings(part: SegmentPart, unit: 'folded' | 'lemma', ids: Uint32Array): boolean {
  if (part.texts === null) return true;
  let cost = ids.length * part.segment.sizes.texts;
  for (const id of ids) cost += part.segment.postings(unit, id).length;
  return cost < measureSelection([part]).runningWords;
}

function countById(
  part: SegmentPart,
  unit: WordUnit,
  idMap: Uint32Array | null,
  size: number,
  cancel: CancelFlag | undefined,
): Uint32Array {
  const readingCounts = countReadings(part, cancel);
  const strings = part.segment.readingStrings(unit);
  const byId = new Uint32Array(size);
  for (let reading = 0; reading < strings.length; reading++) {
    const id = strings[reading]!;
    byId[idMap === null ? id : idMap[id]!]! += readingCounts[reading]!;
  }
  return byId;
}
