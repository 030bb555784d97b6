/** Candidates that count as if they had been met with the usual share of right ones: a short text says little. */
const USUAL_CANDIDATES = 250;
const ROUNDS = 12;

/**
 * Lowers the probabilities of the candidates of a text with fewer errors than learners make: the share of right
 * candidates is estimated from the text itself (Saerens, Latinne & Decaestecker 2002). `usualShare` is the mean
 * probability in learner texts. Probabilities are never raised.
 */
export function adjustToText(
  sentences: readonly (readonly number[])[],
  usualShare: number,
): readonly (readonly number[])[] {
  const count = sentences.reduce((sum, { length }) => sum + length, 0);
  let share = usualShare;
  let adjusted = sentences;
  for (let round = 0; round < ROUNDS; round++) {
    const odds = (share / (1 - share)) * ((1 - usualShare) / usualShare);
    adjusted = sentences.map((probabilities) => probabilities.map((p) => (p * odds) / (p * odds + 1 - p)));
    const sum = adjusted.flat().reduce((total, p) => total + p, 0);
    share = Math.min(usualShare, (sum + USUAL_CANDIDATES * usualShare) / (count + USUAL_CANDIDATES));
  }
  return adjusted;
}
