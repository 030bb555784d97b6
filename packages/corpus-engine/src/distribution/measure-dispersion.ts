import type { TextHits } from './count-hits-by-text';

export interface Dispersion {
  /** From 0, where each text has its share of the occurrences, to nearly 1, where one small text has them all. */
  readonly dp: number;
  /** DP divided by the largest value it can have in these texts. */
  readonly dpNorm: number;
}

/**
 * Deviation of proportions over texts (Gries 2008, "Dispersions and adjusted frequencies in corpora"), and the same over its
 * largest value 1 − min(share of words) (Lijffijt & Gries 2012). Texts with neither words nor occurrences are no parts
 * of the corpus. Null without occurrences or with fewer than two parts.
 */
export function measureDispersion({
  runningWords,
  hits,
}: Pick<TextHits, 'runningWords' | 'hits'>): Dispersion | null {
  const totalWords = runningWords.reduce((sum, words) => sum + words, 0);
  const totalHits = hits.reduce((sum, count) => sum + count, 0);
  if (totalHits === 0 || totalWords === 0) return null;
  let parts = 0;
  let deviation = 0;
  let smallest = 1;
  hits.forEach((count, text) => {
    const words = runningWords[text]!;
    if (words === 0 && count === 0) return;
    const share = words / totalWords;
    parts += 1;
    deviation += Math.abs(count / totalHits - share);
    smallest = Math.min(smallest, share);
  });
  if (parts < 2) return null;
  const dp = deviation / 2;
  return { dp, dpNorm: dp / (1 - smallest) };
}
