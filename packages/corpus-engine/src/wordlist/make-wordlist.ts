import type { CancelFlag } from '../base/cancellation';
import type { SegmentPart } from '../segment/selection';
import { measureSelection } from '../segment/selection';
import type { StopWords } from './stop-words';
import { makeStopWordTest } from './stop-words';
import type { WordTally } from './tally-words';
import { tallyWords } from './tally-words';
import type { Vocabulary } from '../segment/vocabulary';

export interface WordlistOptions extends StopWords {
  /** Rows of fewer occurrences are left out; 1 by default. */
  readonly minFrequency?: number;
}

/** The rows of a word list in columns: by frequency, the most frequent first; equals in the Estonian alphabet's order. */
export interface Wordlist {
  readonly vocabulary: Vocabulary;
  /** Vocabulary ids. */
  readonly ids: Uint32Array;
  readonly counts: Uint32Array;
  /** In how many texts of the selection each word occurs. */
  readonly textCounts: Uint32Array;
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
  const textCounts = new Uint32Array(kept.length);
  const partsOfSpeech = new Uint8Array(kept.length);
  for (let i = 0; i < kept.length; i++) {
    const row = kept[i]!;
    ids[i] = tally.ids[row]!;
    counts[i] = tally.counts[row]!;
    textCounts[i] = tally.textCounts[row]!;
    partsOfSpeech[i] = tally.partsOfSpeech[row]!;
  }
  const { vocabulary } = tally;
  return { vocabulary, ids, counts, textCounts, partsOfSpeech, ...totals, differentWords: tally.ids.length };
}

/** Rows that the options let through, by frequency. */
function keepRows(tally: WordTally, options: WordlistOptions): Uint32Array {
  const { minFrequency = 1 } = options;
  const { vocabulary, byFrequency } = tally;
  const isStopWord = makeStopWordTest(vocabulary, options);
  const kept = new Uint32Array(byFrequency.length);
  let size = 0;
  for (const row of byFrequency) {
    if (tally.counts[row]! < minFrequency) break;
    if (isStopWord(tally.ids[row]!)) continue;
    kept[size++] = row;
  }
  return kept.subarray(0, size);
}
