/** Measures of how strongly two words go together. */
export type AssociationFormula = 'LOGDICE' | 'T_SCORE' | 'MI_SCORE';
type AssociationScore = (together: number, node: number, collocate: number, runningWords: number) => number;

const MAX_LOG_DICE = 14;

/**
 * logDice (Rychlý 2008): 14 + log2(2·f(n,c) / (f(n) + f(c))), at most 14. It does not depend on the size of the corpus.
 * A collocate that stands several times beside one occurrence of the node would exceed 14: it gets 14.
 */
export function computeLogDice(together: number, node: number, collocate: number): number {
  return MAX_LOG_DICE + Math.min(0, Math.log2((2 * together) / (node + collocate)));
}

/** T-score (Church et al. 1991): (f(n,c) − f(n)·f(c)/N) / √f(n,c), N running words. */
export const computeTScore: AssociationScore = (together, node, collocate, runningWords) =>
  (together - (node * collocate) / runningWords) / Math.sqrt(together);

/** Mutual information (Church and Hanks 1990): log2(f(n,c)·N / (f(n)·f(c))), N running words. */
export const computeMutualInformation: AssociationScore = (together, node, collocate, runningWords) =>
  Math.log2((together * runningWords) / (node * collocate));

export const associationScores: Readonly<Record<AssociationFormula, AssociationScore>> = {
  LOGDICE: computeLogDice,
  T_SCORE: computeTScore,
  MI_SCORE: computeMutualInformation,
};
