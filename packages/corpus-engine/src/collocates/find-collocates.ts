import type { AssociationFormula } from './association-scores';
import { computeLogDice, computeMutualInformation, computeTScore } from './association-scores';
import type { CancelFlag } from '../base/cancellation';
import type { Neighbours } from './count-neighbours';
import { countNeighbours } from './count-neighbours';
import { describeWords } from '../wordlist/describe-words';
import type { KeywordQuery } from '../keyword/find-hits';
import { findHits } from '../keyword/find-hits';
import type { SegmentPart } from '../segment/selection';
import { measureSelection } from '../segment/selection';
import { sortByCountsDescending, sortByScoresDescending } from '../base/sort-by-keys';
import type { Vocabulary } from '../segment/vocabulary';
import { joinVocabularies } from '../segment/vocabulary';

export interface CollocateOptions extends KeywordQuery {
  /** Running words looked at on each side of an occurrence. */
  readonly span: number;
  readonly formula: AssociationFormula;
  /** Neighbours of fewer co-occurrences are left out; 1 by default. */
  readonly minCooccurrence?: number;
}

/** The neighbouring words of a keyword in columns. */
export interface Collocates extends Neighbours {
  readonly vocabulary: Vocabulary;
  /** Frequency of each neighbour in the selection, as in the word list. */
  readonly frequencies: Uint32Array;
  /** Most frequent UPOS of each neighbour as a place in PARTS_OF_SPEECH. */
  readonly partsOfSpeech: Uint8Array;
  /** Scores by the chosen formula, not rounded. */
  readonly scores: Float64Array;
  /**
   * The rows as places in the columns: by score, the strongest first; equals by occurrences in the windows, then in
   * the order of the Estonian alphabet.
   */
  readonly order: Uint32Array;
  /** Occurrences of the keyword. */
  readonly hits: number;
  readonly runningWords: number;
}

/**
 * Finds the neighbouring words of a keyword with their scores (SPEC, neighbouring words). `countNeighbours` says which
 * words are neighbours: none counts twice, so `left + right` never exceeds the frequency. Throws QueryCancelledError.
 */
export function findCollocates(
  parts: readonly SegmentPart[],
  options: CollocateOptions,
  cancel?: CancelFlag,
): Collocates {
  const found = findHits(parts, options, cancel);
  const hits = found.total;
  const { runningWords } = measureSelection(parts);
  const vocabulary = joinVocabularies(parts.map((part) => part.segment));
  const counted = countNeighbours(found, options, vocabulary, cancel);
  const neighbours = keepFrequent(counted, options.minCooccurrence ?? 1);
  const described = describeWords(parts, options.unit, neighbours.ids, vocabulary, cancel);
  const scores = new Float64Array(neighbours.ids.length);
  for (let row = 0; row < scores.length; row++) {
    const together = neighbours.left[row]! + neighbours.right[row]!;
    scores[row] = computeScore(options.formula, together, hits, described.frequencies[row]!, runningWords);
  }
  const order = sortNeighbours(neighbours, scores);
  return { vocabulary, ...neighbours, ...described, scores, order, hits, runningWords };
}

function keepFrequent(neighbours: Neighbours, minCooccurrence: number): Neighbours {
  if (minCooccurrence <= 1) return neighbours;
  const { left, right } = neighbours;
  const keep = (column: Uint32Array): Uint32Array =>
    column.filter((_, row) => left[row]! + right[row]! >= minCooccurrence);
  return { ids: keep(neighbours.ids), left: keep(left), right: keep(right), texts: keep(neighbours.texts) };
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

/** The least important key first: the ids are in alphabetical order, then coOccurrences, then the score. */
function sortNeighbours({ left, right }: Neighbours, scores: Float64Array): Uint32Array {
  const together = left.map((count, row) => count + right[row]!);
  return sortByScoresDescending(scores, sortByCountsDescending(together));
}
