import type { LengthGate } from './level-model';

/**
 * Probability that a text is no text of exam length, given its words and what its language alone says of its level
 * (`probabilities`): the lengths of exam texts of each level are log-normal, other lengths are equally likely.
 */
export function weighOtherLength(gate: LengthGate, probabilities: readonly number[], words: number): number {
  const logWords = Math.log(words);
  const examDensity = probabilities.reduce((sum, probability, level) => {
    const { mean, spread } = gate.examLogWords[level]!;
    const distance = (logWords - mean) / spread;
    return sum + (probability * Math.exp(-0.5 * distance ** 2)) / (spread * Math.sqrt(2 * Math.PI));
  }, 0);
  const other = (1 - gate.examShare) * gate.otherDensity;
  return other / (other + gate.examShare * examDensity);
}
