import { LEVEL_COUNT } from '../levels/level-totals';
import type { SelectionTotals } from '../segment/selection';
import type { WordColumns, WordNames } from '../token-index/token-index';
import { makeStopWordTest, type StopWords } from './stop-words';

export interface WordlistOptions extends StopWords {
  /** Rows of fewer occurrences are left out; 1 by default. */
  readonly minFrequency?: number;
}

/** The rows of a word list in columns: by frequency, the most frequent first; equals in the Estonian alphabet's order. */
export interface Wordlist {
  readonly names: WordNames;
  readonly ids: Uint32Array;
  readonly counts: Uint32Array;
  /** In how many texts of the selection each word occurs. */
  readonly textCounts: Uint32Array;
  /** Most frequent UPOS of each word in the selection as a place in PARTS_OF_SPEECH. */
  readonly partsOfSpeech: Uint8Array;
  /** LEVEL_COUNT counts for each row, where levels are known. */
  readonly levelCounts?: Uint32Array;
  readonly texts: number;
  readonly runningWords: number;
  /** Different words before stop words and minimum frequency are applied. */
  readonly differentWords: number;
}

export function makeWordlist(
  words: WordColumns,
  totals: SelectionTotals,
  options: WordlistOptions,
): Wordlist {
  const kept = keepRows(words, options);
  const { names, levelCounts } = words;
  const pick = (column: Uint32Array): Uint32Array => kept.map((row) => column[row]!);
  return {
    ...{ names, ...totals, differentWords: words.ids.length },
    ...{ ids: pick(words.ids), counts: pick(words.counts), textCounts: pick(words.textCounts) },
    partsOfSpeech: Uint8Array.from(kept, (row) => words.partsOfSpeech[row]!),
    ...(levelCounts && { levelCounts: pickLevels(levelCounts, kept) }),
  };
}

function pickLevels(levelCounts: Uint32Array, rows: Uint32Array): Uint32Array {
  const picked = new Uint32Array(LEVEL_COUNT * rows.length);
  for (let i = 0; i < rows.length; i++)
    for (let level = 0; level < LEVEL_COUNT; level++)
      picked[LEVEL_COUNT * i + level] = levelCounts[LEVEL_COUNT * rows[i]! + level]!;
  return picked;
}

/** Rows that the options let through, by frequency. */
function keepRows(words: WordColumns, options: WordlistOptions): Uint32Array {
  const { minFrequency = 1 } = options;
  const { names, byFrequency } = words;
  const isStopWord = makeStopWordTest(names, options);
  const kept = new Uint32Array(byFrequency.length);
  let size = 0;
  for (const row of byFrequency) {
    if (words.counts[row]! < minFrequency) break;
    if (isStopWord(words.ids[row]!)) continue;
    kept[size++] = row;
  }
  return kept.subarray(0, size);
}
