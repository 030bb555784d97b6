import type { CancelFlag } from '../base/cancellation';
import { foldForm, normaliseWord } from '../base/normalise-word';
import type { WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import { measureSelection } from '../segment/selection';
import type { WordTally } from './tally-words';
import { tallyWords } from './tally-words';
import type { Vocabulary } from '../segment/vocabulary';

export interface WordlistOptions {
  readonly unit: WordUnit;
  /** Words in lower case to leave out, whatever the case of the row. */
  readonly defaultStopWords?: ReadonlySet<string>;
  /** Words to leave out, normalised as the words of the texts are: forms as written keep their case, all else is in lower case. */
  readonly customStopWords?: readonly string[];
  /** Rows of fewer occurrences are left out; 1 by default. */
  readonly minFrequency?: number;
}

/** The rows of a word list in columns: by frequency, the most frequent first; equals in the Estonian alphabet's order. */
export interface Wordlist {
  readonly vocabulary: Vocabulary;
  /** Vocabulary ids. */
  readonly ids: Uint32Array;
  readonly counts: Uint32Array;
  /** Most frequent UPOS of each word in the selection as a place in PARTS_OF_SPEECH. */
  readonly partsOfSpeech: Uint8Array;
  readonly texts: number;
  readonly runningWords: number;
  /** Different words before stop words and minimum frequency are applied. */
  readonly differentWords: number;
}

/** The words of a selection with their frequencies (SPEC, word list). Throws QueryCancelledError. */
export function makeWordlist(
  parts: readonly SegmentPart[],
  options: WordlistOptions,
  cancel?: CancelFlag,
): Wordlist {
  const totals = measureSelection(parts);
  const tally = tallyWords(parts, options.unit, cancel);
  const kept = keepRows(tally, options);
  const ids = new Uint32Array(kept.length);
  const counts = new Uint32Array(kept.length);
  const partsOfSpeech = new Uint8Array(kept.length);
  for (let i = 0; i < kept.length; i++) {
    const row = kept[i]!;
    ids[i] = tally.ids[row]!;
    counts[i] = tally.counts[row]!;
    partsOfSpeech[i] = tally.partsOfSpeech[row]!;
  }
  const { vocabulary } = tally;
  return { vocabulary, ids, counts, partsOfSpeech, ...totals, differentWords: tally.ids.length };
}

/** Rows that the options let through, by frequency. */
function keepRows(tally: WordTally, options: WordlistOptions): Uint32Array {
  const { unit, defaultStopWords, minFrequency = 1 } = options;
  const { vocabulary, byFrequency } = tally;
  const excluded = findExcluded(vocabulary, options);
  const foldedStopWords = unit === 'form' ? defaultStopWords : undefined;
  const kept = new Uint32Array(byFrequency.length);
  let size = 0;
  for (const row of byFrequency) {
    if (tally.counts[row]! < minFrequency) break;
    const id = tally.ids[row]!;
    if (excluded !== undefined && excluded[id] === 1) continue;
    if (foldedStopWords?.has(foldForm(vocabulary.get(id))) === true) continue;
    kept[size++] = row;
  }
  return kept.subarray(0, size);
}

/**
 * Marks the ids of the stop words that are compared as they stand: looked up, for they are few and the rows many. Undefined
 * where none of them occurs.
 */
function findExcluded(
  vocabulary: Vocabulary,
  { unit, defaultStopWords = NO_WORDS, customStopWords = [] }: WordlistOptions,
): Uint8Array | undefined {
  const custom = customStopWords.map((word) => normaliseWord(word, unit));
  const words = unit === 'form' ? custom : [...custom, ...defaultStopWords];
  const ids = words.map((word) => vocabulary.find(word)).filter((id) => id >= 0);
  if (ids.length === 0) return undefined;
  const excluded = new Uint8Array(vocabulary.size);
  for (const id of ids) excluded[id] = 1;
  return excluded;
}

const NO_WORDS: ReadonlySet<string> = new Set();
