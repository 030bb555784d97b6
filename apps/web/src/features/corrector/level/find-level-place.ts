import { proficiencyLevels, type ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';

export type LevelShares = readonly { readonly index: number; readonly value: number }[];

export interface LevelPlace {
  /** Where on the scale of all levels the text stands, 0 to 1. */
  readonly middle: number;
  /** From where to where it may stand: one standard deviation to each side, within the scale. */
  readonly from: number;
  readonly to: number;
}

/** The place of a text that has two levels: the bracket takes in both. */
export function coverRange(place: LevelPlace, [lower, upper]: readonly ProficiencyLevel[]): LevelPlace {
  const edge = (level: ProficiencyLevel | undefined, after: number) =>
    (proficiencyLevels.findIndex((each) => each === level) + after) / proficiencyLevels.length;
  return { ...place, from: edge(lower, 0), to: edge(upper, 1) };
}

/** The place on the scale that the probabilities of the levels speak for; a level is as wide as another. */
export function findLevelPlace(probabilities: LevelShares): LevelPlace {
  const total = probabilities.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return { middle: 0.5, from: 0, to: 1 };
  const levels = proficiencyLevels.length;
  const placeOf = (index: number) => (index + 0.5) / levels;
  const middle = probabilities.reduce((sum, { index, value }) => sum + placeOf(index) * value, 0) / total;
  const variance =
    probabilities.reduce((sum, { index, value }) => sum + (placeOf(index) - middle) ** 2 * value, 0) / total;
  // A sure estimate still covers its level.
  const half = Math.max(Math.sqrt(variance), 1 / (2 * levels));
  return { middle, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}
