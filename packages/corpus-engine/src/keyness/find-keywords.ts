import { sortByScoresDescending } from '../base/sort-by-keys';
import type { SelectionTotals } from '../segment/selection';
import type { ComparedWords, TextCounts, WordNames } from '../token-index/token-index';
import type { StopWords } from '../wordlist/stop-words';
import { makeStopWordTest } from '../wordlist/stop-words';
import { measureLogLikelihood } from './keyness-measures';

export interface KeynessOptions extends StopWords {
  /** Words of fewer occurrences in both selections together are left out; 1 by default. */
  readonly minFrequency?: number;
  /** Words of fewer texts in both selections together are left out; 1 by default. A text of both counts twice. */
  readonly minTexts?: number;
  /** Also how evenly the texts have each word; false by default. */
  readonly withDispersion?: boolean;
}

/**
 * The words of two selections in columns, the most telling first: by log-likelihood, equals in the Estonian alphabet's
 * order. Without rows where one of the selections has no running words: there is nothing to compare then.
 */
export interface Keywords {
  readonly names: WordNames;
  /** Ids of the rows. */
  readonly ids: Uint32Array;
  /** Log-likelihood of the rows. */
  readonly logLikelihoods: Float64Array;
  /** By id, not by row. */
  readonly first: TextCounts;
  readonly second: TextCounts;
  readonly totals: SelectionTotals;
  readonly secondTotals: SelectionTotals;
}

/**
 * Compares the frequencies of every word of two selections, which may share texts. The cost is linear in the words of the
 * index.
 */
export function findKeywords(
  { names, first, second }: ComparedWords,
  totals: SelectionTotals,
  secondTotals: SelectionTotals,
  options: KeynessOptions,
): Keywords {
  const isComparable = totals.runningWords > 0 && secondTotals.runningWords > 0;
  const kept = isComparable ? keepIds(names, first, second, options) : new Uint32Array();
  const scores = new Float64Array(kept.length);
  for (let i = 0; i < kept.length; i++) {
    const id = kept[i]!;
    scores[i] = measureLogLikelihood({
      a: first.counts[id]!,
      b: second.counts[id]!,
      wordsA: totals.runningWords,
      wordsB: secondTotals.runningWords,
    });
  }
  const order = sortByScoresDescending(scores);
  const ids = order.map((place) => kept[place]!);
  const logLikelihoods = Float64Array.from(order, (place) => scores[place]!);
  return { names, ids, logLikelihoods, first, second, totals, secondTotals };
}

function keepIds(
  names: WordNames,
  first: TextCounts,
  second: TextCounts,
  options: KeynessOptions,
): Uint32Array {
  const least = Math.max(1, options.minFrequency ?? 1);
  const leastTexts = options.minTexts ?? 1;
  const isStopWord = makeStopWordTest(names, options);
  const kept = new Uint32Array(names.size);
  let size = 0;
  for (let id = 0; id < names.size; id++) {
    if (first.counts[id]! + second.counts[id]! < least) continue;
    if (first.textCounts[id]! + second.textCounts[id]! < leastTexts || isStopWord(id)) continue;
    kept[size++] = id;
  }
  return kept.subarray(0, size);
}
