import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import type { WordUnit } from '../segment/segment';
import { type SegmentPart, selectTextRanges } from '../segment/selection';
import type { Vocabulary } from '../segment/vocabulary';
import { findFirstInText } from './first-in-text';
import { LEVEL_COUNT, readLevels } from './level-totals';

/** Cells of a reading: one for each level and for none, one for first occurrences; eight lie in one line of the cache. */
const CELLS = 8;
const CELL_OF_FIRSTS = LEVEL_COUNT + 1;

export interface LevelReadings {
  /** As `countReadingsByFirst` gives them. */
  readonly byFirst: Uint32Array;
  /** CELLS for each reading, the first ones by level. */
  readonly byLevel: Uint32Array;
}

/** Counts the readings of the chosen texts by level, in the same pass as all together. Throws QueryCancelledError. */
export function countReadingsByLevel(part: SegmentPart, unit: WordUnit, cancel?: CancelFlag): LevelReadings {
  const { sections, sizes } = part.segment;
  const { wordReadings, textWordStarts } = sections;
  const firsts = findFirstInText(part.segment, unit, cancel);
  const levels = readLevels(part);
  const byLevel = new Uint32Array(CELLS * sizes.readings);
  const ranges = selectTextRanges(part);
  let nextCheck = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    for (let text = ranges[i]!; text < ranges[i + 1]!; text++) {
      const end = textWordStarts[text + 1]!;
      const level = levels[text]!;
      for (let word = textWordStarts[text]!; word < end; word++) {
        const cell = CELLS * wordReadings[word]!;
        byLevel[cell + level]! += 1;
        byLevel[cell + CELL_OF_FIRSTS]! += (firsts[word >> 3]! >> (word & 7)) & 1;
      }
      if (end < nextCheck) continue;
      throwIfCancelled(cancel);
      nextCheck = end + CANCEL_CHECK_INTERVAL;
    }
  }
  return { byFirst: sumLevels(byLevel, sizes.readings), byLevel };
}

function sumLevels(byLevel: Uint32Array, readings: number): Uint32Array {
  const byFirst = new Uint32Array(2 * readings);
  for (let reading = 0; reading < readings; reading++) {
    const cell = CELLS * reading;
    let count = 0;
    for (let level = 0; level <= LEVEL_COUNT; level++) count += byLevel[cell + level]!;
    const first = byLevel[cell + CELL_OF_FIRSTS]!;
    byFirst[2 * reading] = count - first;
    byFirst[2 * reading + 1] = first;
  }
  return byFirst;
}

/** LEVEL_COUNT counts for each of the words, whose ids ascend. */
export function sumWordLevels(
  parts: readonly SegmentPart[],
  unit: WordUnit,
  vocabulary: Vocabulary,
  ids: Uint32Array,
  found: readonly LevelReadings[],
): Uint32Array {
  const rows = new Uint32Array(vocabulary.size);
  ids.forEach((id, row) => (rows[id] = row));
  const counts = new Uint32Array(LEVEL_COUNT * ids.length);
  parts.forEach(({ segment }, part) => {
    const strings = segment.readingStrings(unit);
    const idMap = vocabulary.idMaps[part] ?? null;
    const { byLevel, byFirst } = found[part]!;
    for (let reading = 0; reading < strings.length; reading++) {
      if (byFirst[2 * reading + 1] === 0 && byFirst[2 * reading] === 0) continue;
      const string = strings[reading]!;
      const row = LEVEL_COUNT * rows[idMap === null ? string : idMap[string]!]!;
      const cell = CELLS * reading;
      for (let level = 0; level < LEVEL_COUNT; level++) counts[row + level]! += byLevel[cell + level]!;
    }
  });
  return counts;
}
