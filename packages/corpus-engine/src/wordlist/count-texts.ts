import type { CancelFlag } from '../base/cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from '../base/cancellation';
import type { Segment, WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import { selectTextRanges } from '../segment/selection';
import type { Vocabulary } from '../segment/vocabulary';

/** Counts over whole segments, which never change. */
const kept = new WeakMap<Segment, Map<WordUnit, Uint32Array>>();

/** In how many texts of a selection each of some words of the vocabulary occurs. Throws QueryCancelledError. */
export function countTextsOfWords(
  parts: readonly SegmentPart[],
  unit: WordUnit,
  ids: Uint32Array,
  vocabulary: Vocabulary,
  cancel?: CancelFlag,
): Uint32Array {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) {
    const counts = countTextsOfStrings(first, unit, cancel);
    return ids.map((id) => counts[id]!);
  }
  const totals = new Uint32Array(vocabulary.size);
  parts.forEach((part, index) => {
    const idMap = vocabulary.idMaps[index]!;
    countTextsOfStrings(part, unit, cancel).forEach((count, string) => {
      totals[idMap?.[string] ?? string]! += count;
    });
  });
  return ids.map((id) => totals[id]!);
}

/**
 * In how many of the chosen texts each string of a segment occurs. The cost is linear in their running words; a whole
 * segment is counted once. Do not write to the result. Throws QueryCancelledError.
 */
function countTextsOfStrings(part: SegmentPart, unit: WordUnit, cancel?: CancelFlag): Uint32Array {
  if (part.texts !== null) return countTexts(part, unit, cancel);
  const known = kept.get(part.segment) ?? new Map<WordUnit, Uint32Array>();
  kept.set(part.segment, known);
  const counts = known.get(unit) ?? countTexts(part, unit, cancel);
  known.set(unit, counts);
  return counts;
}

function countTexts(part: SegmentPart, unit: WordUnit, cancel: CancelFlag | undefined): Uint32Array {
  const { segment } = part;
  const { wordReadings, textWordStarts } = segment.sections;
  const strings = segment.readingStrings(unit);
  const counts = new Uint32Array(segment.sizes.strings);
  /** The last text that held each string, counted from 1. */
  const lastTexts = new Uint32Array(segment.sizes.strings);
  const ranges = selectTextRanges(part);
  let untilCheck = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    for (let text = ranges[i]!; text < ranges[i + 1]!; text++) {
      const end = textWordStarts[text + 1]!;
      const mark = text + 1;
      for (let word = textWordStarts[text]!; word < end; word++) {
        const string = strings[wordReadings[word]!]!;
        if (lastTexts[string] === mark) continue;
        lastTexts[string] = mark;
        counts[string]! += 1;
      }
      untilCheck -= end - textWordStarts[text]!;
      if (untilCheck > 0) continue;
      throwIfCancelled(cancel);
      untilCheck = CANCEL_CHECK_INTERVAL;
    }
  }
  return counts;
}
