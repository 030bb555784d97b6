import { sortByScoresDescending } from '../base/sort-by-keys';
import type { SelectionTotals } from '../segment/selection';
import type { ComparedWords, TextCounts, WordNames } from '../token-index/token-index';
import { makeStopWordTest, type StopWords } from '../wordlist/stop-words';
import { makeTextComparison } from './compare-by-text';
import {
  correctForMany,
  measureChiSquaredTail,
  measureLogLikelihood,
  measureLogRatio,
  measureLogRatioInterval,
  type Difference,
} from './keyness-measures';

export interface KeynessOptions extends StopWords {
  /** Words of fewer occurrences in both selections together are left out; 1 by default. */
  readonly minFrequency?: number;
  /** Words of fewer texts in both selections together are left out; 1 by default. A text of both counts twice. */
  readonly minTexts?: number;
  /** Also how evenly the texts have each word, where the index tells words by text; false by default. */
  readonly withDispersion?: boolean;
}

/**
 * The words of two selections in columns, those that surely differ most first: by the end of the interval of the log ratio
 * that is nearer to 0, equals by log-likelihood and then in the Estonian alphabet's order. Without rows where one of the
 * selections has no running words: there is nothing to compare then.
 */
export interface Keywords {
  readonly names: WordNames;
  readonly ids: Uint32Array;
  /** Of the rows. */
  readonly logLikelihoods: Float64Array;
  readonly differences: readonly Difference[];
  /** p of the rows, corrected for their number. */
  readonly corrected: Float64Array;
  /** What is taken as independent: texts, or the words themselves where they are not known by text. */
  readonly method: 'TEXTS' | 'WORDS';
  readonly withDispersion: boolean;
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
  const compare = makeTextComparison(first, second, kept.length);
  const scores = new Float64Array(kept.length);
  const bounds = new Float64Array(kept.length);
  const found = Array.from(kept, (id, i): Difference => {
    const [a, b] = [first.counts[id]!, second.counts[id]!];
    const word = { a, b, wordsA: totals.runningWords, wordsB: secondTotals.runningWords };
    scores[i] = measureLogLikelihood(word);
    const byWords = measureLogRatioInterval(word);
    const { low, high, p } = compare?.(id) ?? { ...byWords, p: measureChiSquaredTail(scores[i]) };
    // A selection that lacks the word has nothing to draw: its texts are no surer than its words.
    const difference = { low: Math.min(low, byWords.low), high: Math.max(high, byWords.high), p };
    bounds[i] = measureLogRatio(word) < 0 ? -difference.high : difference.low;
    return difference;
  });
  const order = sortByScoresDescending(bounds, sortByScoresDescending(scores));
  const corrected = correctForMany(Float64Array.from(found, ({ p }) => p));
  return {
    ...{ names, first, second, totals, secondTotals },
    ids: order.map((place) => kept[place]!),
    logLikelihoods: Float64Array.from(order, (place) => scores[place]!),
    differences: Array.from(order, (place) => found[place]!),
    corrected: Float64Array.from(order, (place) => corrected[place]!),
    method: compare ? 'TEXTS' : 'WORDS',
    withDispersion: options.withDispersion ?? false,
  };
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
