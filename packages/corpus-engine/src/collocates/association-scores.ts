/** Measures of how strongly two words go together. */
export type AssociationFormula = 'LOGDICE' | 'T_SCORE' | 'MI_SCORE';

/**
 * logDice (Rychlý 2008): 14 + log2(2·f(n,c) / (f(n) + f(c))). Its ceiling is 14; it does not depend on the size of
 * the corpus.
 */
export function computeLogDice(together: number, node: number, collocate: number): number {
  return 14 + Math.log2((2 * together) / (node + collocate));
}

/** T-score (Church et al. 1991): (f(n,c) − f(n)·f(c)/N) / √f(n,c), N running words. */
export function computeTScore(
  together: number,
  node: number,
  collocate: number,
  runningWords: number,
): number {
  return (together - (node * collocate) / runningWords) / Math.sqrt(together);
}

/** Mutual information (Church and Hanks 1990): log2(f(n,c)·N / (f(n)·f(c))), N running words. */
export function computeMutualInformation(
  together: number,
  node: number,
  collocate: number,
  runningWords: number,
): number {
  return Math.log2((together * runningWords) / (node * collocate));
}
