import type { CancelFlag } from '../base/cancellation';
import { countReadingsByLevel, sumWordLevels } from '../levels/count-readings-by-level';
import { hasLevels } from '../levels/level-totals';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import type { Segment, WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import { sortByCountsDescending, sortByKeys } from '../base/sort-by-keys';
import { joinVocabularies, type Vocabulary } from '../segment/vocabulary';
import type { WordColumns, WordNames } from '../token-index/token-index';
import { countReadingsByFirst } from './count-readings';

/** Counts of whole segments, which never change; with levels they are kept by these. */
const kept = new WeakMap<Segment | Uint8Array, Map<WordUnit, WordColumns>>();

/**
 * Counts the words of a selection. The cost is linear in its running words and in the different readings; a whole segment
 * is counted once. Do not write to the result.
 */
export function tallyWords(parts: readonly SegmentPart[], unit: WordUnit, cancel?: CancelFlag): WordColumns {
  const [first] = parts;
  if (first === undefined || parts.length > 1 || first.texts !== null) return countWords(parts, unit, cancel);
  const key = first.levels ?? first.segment;
  const known = kept.get(key) ?? new Map<WordUnit, WordColumns>();
  kept.set(key, known);
  const tally = known.get(unit) ?? countWords(parts, unit, cancel);
  known.set(unit, tally);
  return tally;
}

type TallyColumns = Pick<WordColumns, 'ids' | 'counts' | 'textCounts' | 'partsOfSpeech'>;

function countWords(
  parts: readonly SegmentPart[],
  unit: WordUnit,
  cancel: CancelFlag | undefined,
): WordColumns {
  const [first] = parts;
  const vocabulary = joinVocabularies(parts.map((part) => part.segment));
  const byLevel = hasLevels(parts)
    ? parts.map((part) => countReadingsByLevel(part, unit, cancel))
    : undefined;
  const found =
    byLevel?.map(({ byFirst }) => byFirst) ?? parts.map((part) => countReadingsByFirst(part, unit, cancel));
  const columns =
    parts.length === 1 && first !== undefined
      ? countInOne(first, unit, found[0]!)
      : mergeEntries(sortEntries(collectEntries(parts, unit, vocabulary.idMaps, found)));
  return {
    names: vocabulary,
    ...columns,
    byFrequency: sortByCountsDescending(columns.counts),
    ...(byLevel && { levelCounts: sumWordLevels(parts, unit, vocabulary, columns.ids, byLevel) }),
  };
}

/** Columns of words from entries in any order. */
export function tallyEntries(names: WordNames, entries: WordEntries): WordColumns {
  const columns = mergeEntries(sortEntries(entries));
  return { names, ...columns, byFrequency: sortByCountsDescending(columns.counts) };
}

/** The words of a lone part, whose readings stand in the order of its words already. */
function countInOne(part: SegmentPart, unit: WordUnit, found: Uint32Array): TallyColumns {
  const { segment } = part;
  const { readings, strings } = segment.sizes;
  const order = segment.readingOrder(unit);
  const starts = segment.readingStarts(unit);
  const orderedPartsOfSpeech = segment.orderedPartsOfSpeech(unit);
  const columns = makeColumns(Math.min(readings, strings));
  const { ids, counts, textCounts, partsOfSpeech } = columns;
  const classCounts = new Uint32Array(PARTS_OF_SPEECH.length);
  let size = 0;
  for (let id = 0; id < strings; id++) {
    const from = starts[id]!;
    const to = starts[id + 1]!;
    let count = 0;
    let textCount = 0;
    let best = -1;
    for (let i = from; i < to; i++) {
      const reading = order[i]!;
      const firsts = found[2 * reading + 1]!;
      const one = found[2 * reading]! + firsts;
      if (one === 0) continue;
      count += one;
      textCount += firsts;
      const place = orderedPartsOfSpeech[i]!;
      const total = (classCounts[place]! += one);
      if (place === best) continue;
      const most = best < 0 ? 0 : classCounts[best]!;
      if (total > most || (total === most && place < best)) best = place;
    }
    if (count === 0) continue;
    for (let i = from; i < to; i++) classCounts[orderedPartsOfSpeech[i]!] = 0;
    ids[size] = id;
    counts[size] = count;
    textCounts[size] = textCount;
    partsOfSpeech[size++] = best;
  }
  return cutColumns(columns, size);
}

/** Columns with room for so many words. */
export function makeColumns(capacity: number): TallyColumns {
  return {
    ids: new Uint32Array(capacity),
    counts: new Uint32Array(capacity),
    textCounts: new Uint32Array(capacity),
    partsOfSpeech: new Uint8Array(capacity),
  };
}

function cutColumns({ ids, counts, textCounts, partsOfSpeech }: TallyColumns, size: number): TallyColumns {
  return {
    ids: ids.subarray(0, size),
    counts: counts.subarray(0, size),
    textCounts: textCounts.subarray(0, size),
    partsOfSpeech: partsOfSpeech.subarray(0, size),
  };
}

/** Counts by word and UPOS; a word may have several entries of one UPOS. The columns may have room for more than `size`. */
export interface WordEntries extends TallyColumns {
  readonly size: number;
}

/** The entries of some parts by the ids that `idMaps` has for the strings of each; `counted` is what each part has if it is known. */
export function collectEntries(
  parts: readonly SegmentPart[],
  unit: WordUnit,
  idMaps: Vocabulary['idMaps'],
  counted?: readonly Uint32Array[],
): WordEntries {
  const capacity = parts.reduce((sum, part) => sum + part.segment.sizes.readings, 0);
  const { ids, counts, textCounts, partsOfSpeech } = makeColumns(capacity);
  let size = 0;
  parts.forEach((part, index) => {
    const found = counted?.[index] ?? countReadingsByFirst(part, unit);
    const strings = part.segment.readingStrings(unit);
    const readingPartsOfSpeech = part.segment.readingPartsOfSpeech;
    const idMap = idMaps[index] ?? null;
    for (const reading of part.segment.readingOrder(unit)) {
      const firsts = found[2 * reading + 1]!;
      const count = found[2 * reading]! + firsts;
      if (count === 0) continue;
      const id = strings[reading]!;
      ids[size] = idMap === null ? id : idMap[id]!;
      counts[size] = count;
      textCounts[size] = firsts;
      partsOfSpeech[size++] = readingPartsOfSpeech[reading]!;
    }
  });
  return { size, ids, counts, textCounts, partsOfSpeech };
}

function sortEntries({ size, ids, counts, textCounts, partsOfSpeech }: WordEntries): WordEntries {
  const order = sortByKeys(ids.subarray(0, size));
  return {
    size,
    ids: order.map((entry) => ids[entry]!),
    counts: order.map((entry) => counts[entry]!),
    textCounts: order.map((entry) => textCounts[entry]!),
    partsOfSpeech: new Uint8Array(order.map((entry) => partsOfSpeech[entry]!)),
  };
}

function mergeEntries(entries: WordEntries): TallyColumns {
  const columns = makeColumns(entries.size);
  const { ids, counts, textCounts, partsOfSpeech } = columns;
  const classCounts = new Uint32Array(PARTS_OF_SPEECH.length);
  let size = 0;
  for (let entry = 0; entry < entries.size; size++) {
    const id = entries.ids[entry]!;
    const first = entry;
    for (; entry < entries.size && entries.ids[entry] === id; entry++) {
      classCounts[entries.partsOfSpeech[entry]!]! += entries.counts[entry]!;
      counts[size]! += entries.counts[entry]!;
      textCounts[size]! += entries.textCounts[entry]!;
    }
    ids[size] = id;
    let best = entries.partsOfSpeech[first]!;
    for (let i = first + 1; i < entry; i++) {
      const other = entries.partsOfSpeech[i]!;
      const difference = classCounts[other]! - classCounts[best]!;
      if (difference > 0 || (difference === 0 && other < best)) best = other;
    }
    for (let i = first; i < entry; i++) classCounts[entries.partsOfSpeech[i]!] = 0;
    partsOfSpeech[size] = best;
  }
  return cutColumns(columns, size);
}
