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

export interface Collocates {
  /** By score, the strongest first; equals by coOccurrences, then in the order of the Estonian alphabet. */
  readonly rows: readonly CollocateRow[];
  /** Occurrences of the keyword. */
  readonly hits: number;
  readonly runningWords: number;
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
  const hits = findHits(parts, options, cancel);
  const { runningWords } = measureSelection(parts);
  const vocabulary = joinVocabularies(parts.map((part) => part.segment));
  const neighbours = countNeighbours(hits, options, vocabulary, cancel);
  const { frequencies, classes } = describeWords(parts, options.unit, neighbours.ids, vocabulary, cancel);
  const scores = scoreNeighbours(neighbours, frequencies, hits.total, runningWords);
  const order = sortNeighbours(neighbours, scores[options.formula]);
  const rows = new Array<CollocateRow>(order.length);
  for (let i = 0; i < order.length; i++) {
    const row = order[i]!;
    const [left, right] = [neighbours.left[row]!, neighbours.right[row]!];
    rows[i] = {
      collocate: vocabulary.get(neighbours.ids[row]!),
      score: roundScore(scores[options.formula][row]!),
      scores: {
        LOGDICE: roundScore(scores.LOGDICE[row]!),
        T_SCORE: roundScore(scores.T_SCORE[row]!),
        MI_SCORE: roundScore(scores.MI_SCORE[row]!),
      },
      coOccurrences: left + right,
      leftOccurrences: left,
      rightOccurrences: right,
      frequencyCount: frequencies[row]!,
      frequencyPercentage: roundPercentage(frequencies[row]!, runningWords),
      partOfSpeech: PARTS_OF_SPEECH[classes[row]!]!,
    };
  }
  return { rows, hits: hits.total, runningWords };
}

/** Scores of each neighbour by every formula. */
type ScoreColumns = Record<AssociationFormula, Float64Array>;

function scoreNeighbours(
  { ids, left, right }: Neighbours,
  frequencies: Uint32Array,
  node: number,
  runningWords: number,
): ScoreColumns {
  const size = ids.length;
  const columns: ScoreColumns = {
    LOGDICE: new Float64Array(size),
    T_SCORE: new Float64Array(size),
    MI_SCORE: new Float64Array(size),
  };
  for (let row = 0; row < size; row++) {
    const together = left[row]! + right[row]!;
    const collocate = frequencies[row]!;
    columns.LOGDICE[row] = computeLogDice(together, node, collocate);
    columns.T_SCORE[row] = computeTScore(together, node, collocate, runningWords);
    columns.MI_SCORE[row] = computeMutualInformation(together, node, collocate, runningWords);
  }
  return columns;
}

/** The least important key first: the alphabet, then coOccurrences, then the score. */
function sortNeighbours({ ids, left, right }: Neighbours, scores: Float64Array): Uint32Array {
  const together = left.map((count, row) => count + right[row]!);
  return sortByScoresDescending(scores, sortByCountsDescending(together, sortByKeys(ids)));
}
