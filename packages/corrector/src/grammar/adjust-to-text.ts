/** Sentences on either side of a sentence from which the number of errors in its part of the text is estimated. */
const NEIGHBOURS = 8;
/** Pseudo-count of candidates with the usual share of right ones: a short text is weak evidence. */
const USUAL_CANDIDATES = 250;
const ROUNDS = 12;

/**
 * Lowers the probabilities of the candidates in places with fewer errors than learners make, by the odds of
 * `estimateTextOdds`.
 */
export function adjustToText(
  sentences: readonly (readonly number[])[],
  odds: readonly number[],
): readonly (readonly number[])[] {
  return sentences.map((probabilities, i) => probabilities.map((p) => weigh(p, odds[i]!)));
}

/**
 * The odds that a candidate is right around each sentence, relative to the usual odds in learner texts: 1 where learners
 * write as usual, nearer to 0 the fewer errors there are (Saerens, Latinne & Decaestecker 2002). `usualShare` is the mean
 * probability in learner texts. Odds are never raised: that was tried and finds fewer errors of learners.
 */
export function estimateTextOdds(
  sentences: readonly (readonly number[])[],
  usualShare: number,
): readonly number[] {
  return sentences.map((_, i) =>
    estimateOdds(sentences.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1), usualShare),
  );
}

/** Probability with its odds multiplied. */
function weigh(p: number, odds: number): number {
  return (p * odds) / (p * odds + 1 - p);
}

/** The odds of a right candidate among these sentences, relative to the usual odds. */
function estimateOdds(sentences: readonly (readonly number[])[], usualShare: number): number {
  const count = sentences.reduce((sum, { length }) => sum + length, 0);
  let odds = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let sum = USUAL_CANDIDATES * usualShare;
    for (const probabilities of sentences) {
      for (const p of probabilities) sum += weigh(p, odds);
    }
    const share = Math.min(usualShare, sum / (count + USUAL_CANDIDATES));
    odds = (share / (1 - share)) * ((1 - usualShare) / usualShare);
  }
  return odds;
}
