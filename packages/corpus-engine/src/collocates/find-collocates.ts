import { associationScores, type AssociationFormula } from './association-scores';
import type { SelectionTotals } from '../segment/selection';
import type { NeighbourColumns, NeighbourQuery } from '../token-index/token-index';
import { sortByCountsDescending, sortByScoresDescending } from '../base/sort-by-keys';

export interface CollocateOptions extends NeighbourQuery {
  readonly formula: AssociationFormula;
}

/** The neighbouring words of a keyword in columns. */
export interface Collocates extends NeighbourColumns {
  /** Scores by the chosen formula, not rounded. */
  readonly scores: Float64Array;
  /**
   * The rows as places in the columns: by score, the strongest first; equals by occurrences in the windows, then in
   * the order of the Estonian alphabet.
   */
  readonly order: Uint32Array;
  readonly runningWords: number;
}

/**
 * Scores the neighbouring words of a keyword. `countNeighbours` says which words are neighbours:
 * none counts twice, so `left + right` never exceeds the frequency.
 */
export function findCollocates(
  neighbours: NeighbourColumns,
  { runningWords }: SelectionTotals,
  { formula }: Pick<CollocateOptions, 'formula'>,
): Collocates {
  const { left, right, frequencies, hits } = neighbours;
  const compute = associationScores[formula];
  const scores = new Float64Array(neighbours.ids.length);
  for (let row = 0; row < scores.length; row++)
    scores[row] = compute(left[row]! + right[row]!, hits, frequencies[row]!, runningWords);
  return { ...neighbours, scores, order: sortNeighbours(neighbours, scores), runningWords };
}

/** The least important key first: the ids are in alphabetical order, then coOccurrences, then the score. */
function sortNeighbours({ left, right }: NeighbourColumns, scores: Float64Array): Uint32Array {
  const together = left.map((count, row) => count + right[row]!);
  return sortByScoresDescending(scores, sortByCountsDescending(together));
}
