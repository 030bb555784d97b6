import { normalise } from './classify';
import type { LengthGate } from './level-model';

/** What is known of a text beside its language. */
interface TextShape {
  readonly words: number;
  /** Its last sentence has no end. */
  readonly isBrokenOff: boolean;
}

/**
 * Probability that a text is no text of exam length, given its words and what its language alone says of its level
 * (`probabilities`): the lengths of exam texts of each level are log-normal, those of other texts lie around them with
 * the long tails of a Cauchy density. A text that breaks off is more likely a part of one.
 */
export function weighOtherLength(
  gate: LengthGate,
  probabilities: readonly number[],
  { words, isBrokenOff }: TextShape,
): number {
  const exam = sumWeighed(probabilities, listExamDensities(gate, words));
  const other = sumWeighed(probabilities, listOtherDensities(gate, words));
  const weighedOther = (1 - gate.examShare) * other * (isBrokenOff ? gate.brokenOffRatio : 1);
  return weighedOther / (weighedOther + gate.examShare * exam);
}

/** What language and length say of the level of a text that has not the length of an exam text: length says a little. */
export function weighLevels(gate: LengthGate, probabilities: readonly number[], words: number): number[] {
  const densities = listOtherDensities(gate, words);
  return normalise(probabilities.map((probability, level) => probability * densities[level]!));
}

function listExamDensities({ examLogWords }: LengthGate, words: number): number[] {
  return examLogWords.map(({ mean, spread }) => {
    const distance = (Math.log(words) - mean) / spread;
    return Math.exp(-0.5 * distance ** 2) / (spread * Math.sqrt(2 * Math.PI));
  });
}

function listOtherDensities({ examLogWords, otherWidth }: LengthGate, words: number): number[] {
  return examLogWords.map(({ mean }) => {
    const distance = (Math.log(words) - mean) / otherWidth;
    return 1 / (Math.PI * otherWidth * (1 + distance ** 2));
  });
}

function sumWeighed(weights: readonly number[], values: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * values[i]!, 0);
}
