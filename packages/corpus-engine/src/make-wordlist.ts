import type { CancelFlag } from './cancellation';
import { foldForm } from './normalise-word';
import type { PartOfSpeech } from './parts-of-speech';
import { PARTS_OF_SPEECH } from './parts-of-speech';
import { roundPerMillion, roundPercentage } from './round-figures';
import type { WordUnit } from './segment';
import type { SegmentPart } from './selection';
import { measureSelection } from './selection';
import { sortByCountsDescending } from './sort-by-keys';
import type { WordTally } from './tally-words';
import { tallyWords } from './tally-words';

export interface WordlistOptions {
  readonly unit: WordUnit;
  /** Words in lower case to leave out, whatever the case of the row. */
  readonly defaultStopWords?: ReadonlySet<string>;
  /** Words to leave out: compared exactly with forms as written (`unit` form), else in lower case. */
  readonly customStopWords?: readonly string[];
  /** Rows of fewer occurrences are left out; 1 by default. */
  readonly minFrequency?: number;
}

export interface WordlistRow {
  readonly word: string;
  readonly frequencyCount: number;
  /** Share of all running words of the selection, 2 decimals. */
  readonly frequencyPercentage: number;
  readonly frequencyPerMillion: number;
  /** The most frequent UPOS of the word in the selection. */
  readonly partOfSpeech: PartOfSpeech;
}

export interface Wordlist {
  /** By frequency, the most frequent first; equals in the order of the Estonian alphabet. */
  readonly rows: readonly WordlistRow[];
  readonly texts: number;
  readonly runningWords: number;
  /** Different words before stop words and minimum frequency are taken away. */
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
  const order = sortByCountsDescending(kept.map((row) => tally.counts[row]!));
  const rows = new Array<WordlistRow>(order.length);
  for (let i = 0; i < order.length; i++) {
    const row = kept[order[i]!]!;
    const count = tally.counts[row]!;
    rows[i] = {
      word: tally.vocabulary.get(tally.ids[row]!),
      frequencyCount: count,
      frequencyPercentage: roundPercentage(count, totals.runningWords),
      frequencyPerMillion: roundPerMillion(count, totals.runningWords),
      partOfSpeech: PARTS_OF_SPEECH[tally.classes[row]!]!,
    };
  }
  return { rows, ...totals, differentWords: tally.ids.length };
}

function keepRows(tally: WordTally, options: WordlistOptions): Uint32Array {
  const { unit, defaultStopWords, minFrequency = 1 } = options;
  const custom = new Set(
    options.customStopWords?.map((word) => (unit === 'form' ? word.normalize('NFC') : foldForm(word))),
  );
  const kept = new Uint32Array(tally.ids.length);
  let size = 0;
  for (let row = 0; row < tally.ids.length; row++) {
    if (tally.counts[row]! < minFrequency) continue;
    if (custom.size > 0 && custom.has(tally.vocabulary.get(tally.ids[row]!))) continue;
    if (defaultStopWords !== undefined) {
      const word = tally.vocabulary.get(tally.ids[row]!);
      if (defaultStopWords.has(unit === 'form' ? foldForm(word) : word)) continue;
    }
    kept[size++] = row;
  }
  return kept.subarray(0, size);
}
