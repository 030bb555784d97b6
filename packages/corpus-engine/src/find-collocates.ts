import type { AssociationFormula } from './association-scores';
import { computeLogDice, computeMutualInformation, computeTScore } from './association-scores';
import type { CancelFlag } from './cancellation';
import type { Neighbours } from './count-neighbours';
import { countNeighbours } from './count-neighbours';
import { describeWords } from './describe-words';
import type { KeywordQuery } from './find-hits';
import { findHits } from './find-hits';
import type { PartOfSpeech } from './parts-of-speech';
import { PARTS_OF_SPEECH } from './parts-of-speech';
import { roundPercentage, roundScore } from './round-figures';
import type { SegmentPart } from './selection';
import { measureSelection } from './selection';
import { sortByCountsDescending, sortByKeys, sortByScoresDescending } from './sort-by-keys';
import type { Vocabulary } from './vocabulary';
import { joinVocabularies } from './vocabulary';

export interface CollocateOptions extends KeywordQuery {
  /** Running words looked at on each side of an occurrence. */
  readonly span: number;
  readonly formula: AssociationFormula;
}

export interface CollocateRow {
  readonly collocate: string;
  /** Score by the chosen formula, 4 decimals; all three are in `scores`. */
  readonly score: number;
  readonly scores: Readonly<Record<AssociationFormula, number>>;
  /** leftOccurrences + rightOccurrences. */
  readonly coOccurrences: number;
  readonly leftOccurrences: number;
  readonly rightOccurrences: number;
  /** Frequency of the collocate in the selection, as in the word list. */
  readonly frequencyCount: number;
  readonly frequencyPercentage: number;
  readonly partOfSpeech: PartOfSpeech;
}

interface CollocateTotals {
  /** Occurrences of the keyword. */
  readonly hits: number;
  readonly runningWords: number;
}

export interface Collocates extends CollocateTotals {
  /** By score, the strongest first; equals by coOccurrences, then in the order of the Estonian alphabet. */
  readonly rows: readonly CollocateRow[];
}

/** The rows of the neighbouring words in columns, for those that need no object for each. */
export interface CollocateColumns extends CollocateTotals, Neighbours {
  readonly vocabulary: Vocabulary;
  /** Frequency of each neighbour in the selection. */
  readonly frequencies: Uint32Array;
  /** Most frequent UPOS of each neighbour as a place in PARTS_OF_SPEECH. */
  readonly classes: Uint8Array;
  /** Scores by the chosen formula, not rounded. */
  readonly scores: Float64Array;
  /** The rows in their order, as places in the columns. */
  readonly order: Uint32Array;
}

/**
 * The neighbouring words of a keyword (SPEC, neighbouring words). Every occurrence has a window of its own: a word
 * that stands in the windows of two occurrences counts twice, and an occurrence inside the window of another counts
 * as its neighbour. Windows end at text borders; words of a longer keyword are not their own neighbours.
 * Throws QueryCancelledError.
 */
export function findCollocates(
  parts: readonly SegmentPart[],
  options: CollocateOptions,
  cancel?: CancelFlag,
): Collocates {
  const found = findCollocateColumns(parts, options, cancel);
  const { vocabulary, ids, left, right, frequencies, classes, scores, order, hits, runningWords } = found;
  const rows = new Array<CollocateRow>(order.length);
  for (let i = 0; i < order.length; i++) {
    const row = order[i]!;
    const together = left[row]! + right[row]!;
    const frequency = frequencies[row]!;
    rows[i] = {
      collocate: vocabulary.get(ids[row]!),
      score: roundScore(scores[row]!),
      scores: {
        LOGDICE: roundScore(computeLogDice(together, hits, frequency)),
        T_SCORE: roundScore(computeTScore(together, hits, frequency, runningWords)),
        MI_SCORE: roundScore(computeMutualInformation(together, hits, frequency, runningWords)),
      },
      coOccurrences: together,
      leftOccurrences: left[row]!,
      rightOccurrences: right[row]!,
      frequencyCount: frequency,
      frequencyPercentage: roundPercentage(frequency, runningWords),
      partOfSpeech: PARTS_OF_SPEECH[classes[row]!]!,
    };
  }
  return { rows, hits, runningWords };
}

/** The same in columns. Throws QueryCancelledError. */
export function findCollocateColumns(
  parts: readonly SegmentPart[],
  options: CollocateOptions,
  cancel?: CancelFlag,
): CollocateColumns {
  const found = findHits(parts, options, cancel);
  const hits = found.total;
  const { runningWords } = measureSelection(parts);
  const vocabulary = joinVocabularies(parts.map((part) => part.segment));
  const neighbours = countNeighbours(found, options, vocabulary, cancel);
  const described = describeWords(parts, options.unit, neighbours.ids, vocabulary, cancel);
  const scores = new Float64Array(neighbours.ids.length);
  for (let row = 0; row < scores.length; row++) {
    const together = neighbours.left[row]! + neighbours.right[row]!;
    scores[row] = computeScore(options.formula, together, hits, described.frequencies[row]!, runningWords);
  }
  const order = sortNeighbours(neighbours, scores);
  return { vocabulary, ...neighbours, ...described, scores, order, hits, runningWords };
}

function computeScore(
  formula: AssociationFormula,
  together: number,
  node: number,
  collocate: number,
  runningWords: number,
): number {
  switch (formula) {
    case 'LOGDICE':
      return computeLogDice(together, node, collocate);
    case 'T_SCORE':
      return computeTScore(together, node, collocate, runningWords);
    case 'MI_SCORE':
      return computeMutualInformation(together, node, collocate, runningWords);
  }
}

/** The least important key first: the alphabet, then coOccurrences, then the score. */
function sortNeighbours({ ids, left, right }: Neighbours, scores: Float64Array): Uint32Array {
  const together = left.map((count, row) => count + right[row]!);
  return sortByScoresDescending(scores, sortByCountsDescending(together, sortByKeys(ids)));
}
