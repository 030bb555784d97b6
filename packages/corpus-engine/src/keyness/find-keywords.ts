import type { CancelFlag } from '../base/cancellation';
import { throwIfCancelled } from '../base/cancellation';
import { sortByScoresDescending } from '../base/sort-by-keys';
import type { Segment, WordUnit } from '../segment/segment';
import type { SegmentPart, SelectionTotals } from '../segment/selection';
import { measureSelection } from '../segment/selection';
import type { Vocabulary } from '../segment/vocabulary';
import { joinVocabularies } from '../segment/vocabulary';
import type { StopWords } from '../wordlist/stop-words';
import { makeStopWordTest } from '../wordlist/stop-words';
import type { TextCounts } from './count-by-text';
import { countByText } from './count-by-text';
import { measureLogLikelihood } from './keyness-measures';

export interface KeynessOptions extends StopWords {
  /** Words of fewer occurrences in both selections together are left out; 1 by default. */
  readonly minFrequency?: number;
}

/**
 * The words of two selections in columns, the most telling first: by log-likelihood, equals in the Estonian alphabet's
 * order. Without rows where one of the selections has no running words: there is nothing to compare then.
 */
export interface Keywords {
  readonly vocabulary: Vocabulary;
  /** Vocabulary ids of the rows. */
  readonly ids: Uint32Array;
  /** Log-likelihood of the rows. */
  readonly logLikelihoods: Float64Array;
  /** By vocabulary id, not by row. */
  readonly first: TextCounts;
  readonly second: TextCounts;
  readonly totals: SelectionTotals;
  readonly secondTotals: SelectionTotals;
}

/**
 * Compares the frequencies of every word of two selections, which may share texts. The cost is linear in their running words
 * and in the words of the index. Throws QueryCancelledError.
 */
export function findKeywords(
  firstParts: readonly SegmentPart[],
  secondParts: readonly SegmentPart[],
  options: KeynessOptions,
  cancel?: CancelFlag,
): Keywords {
  const segments = [...new Set([...firstParts, ...secondParts].map(({ segment }) => segment))];
  const vocabulary = joinVocabularies(segments);
  const count = (parts: readonly SegmentPart[]) =>
    countInVocabulary(parts, { segments, vocabulary, unit: options.unit }, cancel);
  const first = count(firstParts);
  const second = count(secondParts);
  const totals = measureSelection(firstParts);
  const secondTotals = measureSelection(secondParts);
  const isComparable = totals.runningWords > 0 && secondTotals.runningWords > 0;
  const kept = isComparable ? keepIds(vocabulary, first.counts, second.counts, options) : new Uint32Array();
  throwIfCancelled(cancel);
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
  return { vocabulary, ids, logLikelihoods, first, second, totals, secondTotals };
}

interface CommonWords {
  readonly segments: readonly Segment[];
  readonly vocabulary: Vocabulary;
  readonly unit: WordUnit;
}

function countInVocabulary(
  parts: readonly SegmentPart[],
  { segments, vocabulary, unit }: CommonWords,
  cancel: CancelFlag | undefined,
): TextCounts {
  const counts = new Uint32Array(vocabulary.size);
  const textCounts = new Uint32Array(vocabulary.size);
  for (const part of parts) {
    const found = countByText(part, unit, cancel);
    const idMap = vocabulary.idMaps[segments.indexOf(part.segment)] ?? null;
    if (idMap === null && parts.length === 1) return found;
    for (let string = 0; string < found.counts.length; string++) {
      if (found.counts[string] === 0) continue;
      const id = idMap === null ? string : idMap[string]!;
      counts[id]! += found.counts[string]!;
      textCounts[id]! += found.textCounts[string]!;
    }
  }
  return { counts, textCounts };
}

function keepIds(
  vocabulary: Vocabulary,
  first: Uint32Array,
  second: Uint32Array,
  options: KeynessOptions,
): Uint32Array {
  const least = Math.max(1, options.minFrequency ?? 1);
  const isStopWord = makeStopWordTest(vocabulary, options);
  const kept = new Uint32Array(vocabulary.size);
  let size = 0;
  for (let id = 0; id < vocabulary.size; id++) {
    if (first[id]! + second[id]! < least || isStopWord(id)) continue;
    kept[size++] = id;
  }
  return kept.subarray(0, size);
}
