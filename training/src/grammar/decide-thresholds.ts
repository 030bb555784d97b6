import type { Ranking, Thresholds } from '@keelerada/corrector/grammar/grammar-model';
import type { LearnedTrees } from './candidate-trees';
import {
  choosePossibleThresholds,
  chooseThresholds,
  countChanged,
  raiseThresholds,
  scoreThresholds,
  type ScoredSentence,
} from './choose-thresholds';
import { formatKinds, formatScore } from './format-scores';
import { guardScores } from './guard-scores';

/** Chooses the thresholds of trees, raises them to the least, and reports how good they are out of fold. */
export function decideThresholds(
  { file: trees, scored: raw, edited: rawEdited }: LearnedTrees,
  report: (line: string) => void,
  least: Readonly<Partial<Thresholds>> = {},
): Ranking<Uint8Array> {
  const usualShare = averageProbability(raw);
  const [learners, edited] = [raw, rawEdited].map((sentences) => {
    const guarded = guardScores(sentences, usualShare);
    return sentences.map((sentence, i) => ({ ...sentence, probabilities: guarded[i]! }));
  });
  const scored = learners!;
  const chosen = chooseThresholds({ learners: scored, edited: edited!, wanted: countWanted(scored) });
  const possible = choosePossibleThresholds(scored, chosen);
  const sure = raiseThresholds(chosen, least);
  const lines = [
    ...formatScore('EstGEC-L2 dev, out of fold', scoreThresholds(scored, sure)),
    formatKinds(scored, sure),
    ...formatScore('with the tier "possible"', scoreThresholds(scored, possible)),
    `${countChanged(edited!, sure)} of ${edited!.length} edited sentences changed`,
    `thresholds: ${JSON.stringify(sure)}, possible: ${JSON.stringify(possible)}`,
  ];
  lines.forEach((line) => report(line));
  return { trees, sure, possible, usualShare };
}

function averageProbability(scored: readonly ScoredSentence[]): number {
  const probabilities = scored.flatMap(({ probabilities }) => Array.from(probabilities));
  return probabilities.reduce((sum, p) => sum + p, 0) / probabilities.length;
}

/** Corrections of an annotator on average. */
function countWanted(scored: readonly ScoredSentence[]): number {
  return scored.reduce(
    (sum, { gold: { annotators } }) => sum + annotators.flat().length / annotators.length,
    0,
  );
}
