import type { AssociationFormula } from './association-scores';
import { computeLogDice, computeMutualInformation, computeTScore } from './association-scores';
import type { CancelFlag } from './cancellation';
import { countNeighbours } from './count-neighbours';
import { countOccurrences } from './count-occurrences';
import type { KeywordQuery } from './find-hits';
import { findHits } from './find-hits';
import { roundPercentage, roundScore } from './round-figures';
import type { SegmentPart } from './selection';
import { measureSelection } from './selection';
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
  const frequencies = countOccurrences(parts, options.unit, neighbours.ids, vocabulary, cancel);
  const rows = Array.from(neighbours.ids, (id, i) => {
    const left = neighbours.left[i]!;
    const right = neighbours.right[i]!;
    const frequency = frequencies[i]!;
    const exact = computeScores(left + right, hits.total, frequency, runningWords);
    return { id, left, right, frequency, exact, sortScore: exact[options.formula] };
  });
  rows.sort((a, b) => b.sortScore - a.sortScore || b.left + b.right - a.left - a.right || a.id - b.id);
  return {
    rows: rows.map((row) => {
      const scores = roundScores(row.exact);
      return {
        collocate: vocabulary.get(row.id),
        score: scores[options.formula],
        scores,
        coOccurrences: row.left + row.right,
        leftOccurrences: row.left,
        rightOccurrences: row.right,
        frequencyCount: row.frequency,
        frequencyPercentage: roundPercentage(row.frequency, runningWords),
      };
    }),
    hits: hits.total,
    runningWords,
  };
}

type Scores = Record<AssociationFormula, number>;

function computeScores(together: number, node: number, collocate: number, runningWords: number): Scores {
  return {
    LOGDICE: computeLogDice(together, node, collocate),
    T_SCORE: computeTScore(together, node, collocate, runningWords),
    MI_SCORE: computeMutualInformation(together, node, collocate, runningWords),
  };
}

function roundScores(scores: Scores): Scores {
  return {
    LOGDICE: roundScore(scores.LOGDICE),
    T_SCORE: roundScore(scores.T_SCORE),
    MI_SCORE: roundScore(scores.MI_SCORE),
  };
}
