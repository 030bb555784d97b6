import { normalise, temper } from './classify';
import type { LengthGate } from './level-model';

/** What is known of a text beside its language. */
interface TextShape {
  readonly words: number;
  /** Its last sentence has no end. */
  readonly isBrokenOff: boolean;
}

/**
 * What language (`language`, probabilities of the levels) and length together say of the level, and the probability that
 * the text is none of exam length. Lengths of exam texts of each level are log-normal; those of other texts lie around
 * them with the long tails of a Cauchy density, so that there the language decides. A text that breaks off is more likely
 * a part of one.
 */
export function weighLength(
  gate: LengthGate,
  language: readonly number[],
  { words, isBrokenOff }: TextShape,
): { readonly probabilities: readonly number[]; readonly otherShare: number } {
  const { examLogWords, examShare, otherWidth, otherTemperature, brokenOffRatio } = gate;
  const otherWeight = (1 - examShare) * (isBrokenOff ? brokenOffRatio : 1);
  const trusted = temper(language, otherTemperature);
  const shares = examLogWords.map(({ mean, spread }, level) => {
    const distance = Math.log(words) - mean;
    const exam = Math.exp(-0.5 * (distance / spread) ** 2) / (spread * Math.sqrt(2 * Math.PI));
    const other = 1 / (Math.PI * otherWidth * (1 + (distance / otherWidth) ** 2));
    return { exam: examShare * language[level]! * exam, other: otherWeight * trusted[level]! * other };
  });
  const sum = shares.reduce((total, { exam, other }) => total + exam + other, 0);
  return {
    probabilities: normalise(shares.map(({ exam, other }) => (exam + other) / sum)),
    otherShare: shares.reduce((total, { other }) => total + other, 0) / sum,
  };
}
