import { adjustToText, estimateTextOdds } from '@keelerada/corrector/grammar/adjust-to-text';
import type { Candidate } from '@keelerada/corrector/sentence/candidate';
import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import { applyGuards } from '@keelerada/corrector/grammar/guards/apply-guards';

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
