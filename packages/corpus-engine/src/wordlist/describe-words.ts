import type { CancelFlag } from '../base/cancellation';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import type { WordUnit } from '../segment/segment';
import { findLastAtMost, type SegmentPart } from '../segment/selection';
import { countReadings } from './count-readings';
import type { Vocabulary } from '../segment/vocabulary';

/** What the word list says of some words, in columns. */
export interface WordDescriptions {
  readonly frequencies: Uint32Array;
  /** Most frequent UPOS as a place in PARTS_OF_SPEECH; the alphabetically first of equals. */
  readonly partsOfSpeech: Uint8Array;
}

/**
 * Frequency and UPOS of some words of the vocabulary in a selection, the same as in its word list. For a whole
 * segment the cost is that of the words' readings, for chosen texts that of counting them.
 */
export function describeWords(
  parts: readonly SegmentPart[],
  unit: WordUnit,
  ids: Uint32Array,
  vocabulary: Vocabulary,
  cancel?: CancelFlag,
): WordDescriptions {
  const frequencies = new Uint32Array(ids.length);
  const partsOfSpeech = new Uint8Array(ids.length);
  const lookUps = parts.map((part, index) =>
    makeLookUp(part, unit, vocabulary.idMaps[index] ?? null, cancel),
  );
  const classCounts = new Uint32Array(PARTS_OF_SPEECH.length);
  for (let i = 0; i < ids.length; i++) {
    let found = 0;
    for (const addCounts of lookUps) found |= addCounts(ids[i]!, classCounts);
    let best = 0;
    let most = 0;
    // Bit by bit: most words have one class.
    for (let rest = found; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const count = classCounts[place]!;
      frequencies[i]! += count;
      if (count > most) {
        best = place;
        most = count;
      }
      classCounts[place] = 0;
    }
    partsOfSpeech[i] = best;
  }
  return { frequencies, partsOfSpeech };
}

/** Adds the counts of a vocabulary word in one part, by part of speech; gives the parts of speech it has as bits. */
type LookUp = (id: number, classCounts: Uint32Array) => number;

function makeLookUp(
  part: SegmentPart,
  unit: WordUnit,
  idMap: Uint32Array | null,
  cancel: CancelFlag | undefined,
): LookUp {
  const { segment } = part;
  const counts = countReadings(part, cancel);
  const order = segment.readingOrder(unit);
  const starts = segment.readingStarts(unit);
  const orderedPartsOfSpeech = segment.orderedPartsOfSpeech(unit);
  return (id, classCounts) => {
    const string = idMap === null ? id : findString(idMap, id);
    if (string < 0) return 0;
    let found = 0;
    for (let i = starts[string]!; i < starts[string + 1]!; i++) {
      const place = orderedPartsOfSpeech[i]!;
      classCounts[place]! += counts[order[i]!]!;
      found |= 1 << place;
    }
    return found;
  };
}

/** Maps keep the order of words, so the way back is a binary search; -1 where the segment lacks the word. */
function findString(idMap: Uint32Array, id: number): number {
  const string = findLastAtMost(idMap, id, 0, idMap.length);
  return idMap[string] === id ? string : -1;
}
