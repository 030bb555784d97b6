import { readOwn } from '@keelerada/estonian/make-table';
import { scaleFeature } from './classify';
import type { FeatureValues } from './features/feature-input';
import type { LevelModel } from './level-model';

/** One feature that moved the level. */
export interface LevelReason {
  /** Group of features, such as `diversity` or `nominalForms`. */
  readonly group: string;
  readonly feature: string;
  readonly value: number;
  /** Mean of the feature in exam texts of A2, B1, B2 and C1. */
  readonly typical: readonly number[];
  readonly towards: 'higher' | 'lower';
  /** How far it moved the level, in units of the score of the reasons' model; strongest first. */
  readonly strength: number;
}

const MOST_REASONS = 6;
/** Weaker terms are no reasons. */
const LEAST_STRENGTH = 0.1;

/**
 * The features that moved a text furthest from the middle of the scale, by the model of few features. The length of a
 * text is no reason if `isLengthUnusual`.
 */
export function explainLevel(
  { reasons, typicalValues }: Pick<LevelModel, 'reasons' | 'typicalValues'>,
  values: FeatureValues,
  isLengthUnusual: boolean,
): LevelReason[] {
  return reasons.features
    .map((scale, index): LevelReason => {
      const term = reasons.weights[index]! * scaleFeature(scale, values);
      const [group = '', feature = ''] = scale.name.split('.');
      return {
        group,
        feature,
        value: readOwn(values, scale.name) ?? 0,
        typical: readOwn(typicalValues, scale.name) ?? [],
        towards: term >= 0 ? 'higher' : 'lower',
        strength: Math.abs(term),
      };
    })
    .filter(({ group, strength }) => strength >= LEAST_STRENGTH && !(isLengthUnusual && group === 'length'))
    .sort((one, other) => other.strength - one.strength)
    .slice(0, MOST_REASONS);
}
