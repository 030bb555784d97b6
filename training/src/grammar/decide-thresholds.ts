import { findThresholdKind } from '@keelerada/corrector/grammar/decode-candidates';
import type { Ranking, Thresholds } from '@keelerada/corrector/grammar/grammar-model';
import type { LearnedTrees } from './candidate-trees';
import {
  choosePossibleThresholds,
  chooseThresholds,
  countChanged,
  decode,
  raiseThresholds,
  scoreThresholds,
  type ScoredSentence,
} from './choose-thresholds';
import type { M2Score } from './score-m2';
import { adjustToText, estimateTextOdds } from '@keelerada/corrector/grammar/adjust-to-text';
import type { Candidate } from '@keelerada/corrector/sentence/candidate';
import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { applyGuards } from '@keelerada/corrector/grammar/guards/apply-guards';

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

const MOST_TYPES = 14;

/** The figures of a score and the recall of the most frequent error types. */
function formatScore(
  name: string,
  { precision, recall, f05, correct, proposed, gold, byType }: M2Score,
): string[] {
  const types = [...byType]
    .sort((a, b) => b[1].gold - a[1].gold)
    .slice(0, MOST_TYPES)
    .map(([type, { found, gold }]) => `${type} ${(found / gold).toFixed(2)} of ${gold}`);
  return [
    `${name}: F0.5 ${f05.toFixed(4)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} ` +
      `(${correct} of ${proposed} proposed, ${gold} wanted)`,
    `recall by error type: ${types.join(', ')}`,
  ];
}

/** Precision by kind of candidate, counted by labels. */
function formatKinds(sentences: readonly ScoredSentence[], thresholds: Thresholds): string {
  const kinds = new Map<string, { right: number; made: number }>();
  for (const sentence of sentences) {
    for (const i of decode(sentence, thresholds)) {
      const kind = findThresholdKind(sentence.candidates[i]!);
      const count = kinds.get(kind) ?? { right: 0, made: 0 };
      kinds.set(kind, { right: count.right + sentence.labels[i]!, made: count.made + 1 });
    }
  }
  const parts = [...kinds].map(([kind, { right, made }]) => `${kind} ${right} of ${made}`);
  return `right by kind: ${parts.join(', ')}`;
}

interface UnguardedSentence {
  readonly written: GrammarSentence;
  readonly candidates: readonly Candidate[];
  readonly probabilities: ArrayLike<number>;
}

/**
 * Probabilities as the product adjusts and guards them; the sentences are in the order of the texts, each on a line of its
 * own.
 */
export function guardScores(sentences: readonly UnguardedSentence[], usualShare: number): number[][] {
  const probabilities = sentences.map((sentence) => Array.from(sentence.probabilities));
  const odds = estimateTextOdds(probabilities, usualShare);
  const adjusted = adjustToText(probabilities, odds);
  return sentences.map(({ written, candidates }, i) =>
    applyGuards({ sentence: written, line: 'alone', odds: odds[i]! }, candidates, adjusted[i]!),
  );
}
