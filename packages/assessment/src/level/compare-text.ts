import { readOwn } from '@keelerada/estonian/make-table';
import type { FeatureValues } from './features/feature-input';
import { type ComparedFeature, type Level, LEVELS } from './level-model';

/** One feature of a text beside what is usual at a level. */
export interface Comparison {
  readonly feature: string;
  readonly value: number;
  /** Mean of the feature in exam texts of A2, B1, B2 and C1. */
  readonly typical: readonly number[];
  /** Against the texts of the level that the text was given. */
  readonly relation: 'lower' | 'similar' | 'higher';
  /** The level whose mean is nearest. */
  readonly nearest: Level;
}

/** A value within so many spreads of the mean of a level is as usual there. */
const SIMILAR_SPREADS = 0.5;

/** Compares a text with the texts of a level, in the order of `compared`; features that the text does not have are left out. */
export function compareText(
  compared: readonly ComparedFeature[],
  values: FeatureValues,
  level: Level,
): Comparison[] {
  return compared.flatMap(({ name, typical, spread }) => {
    const value = readOwn(values, name);
    if (value === undefined) return [];
    const [, feature = ''] = name.split('.');
    const distances = typical.map((mean) => Math.abs(mean - value));
    const nearest = LEVELS[distances.indexOf(Math.min(...distances))]!;
    const difference = value - typical[LEVELS.indexOf(level)]!;
    const isSimilar = Math.abs(difference) <= SIMILAR_SPREADS * spread;
    const relation = isSimilar ? 'similar' : difference < 0 ? 'lower' : 'higher';
    return [{ feature, value, typical, relation, nearest }];
  });
}
