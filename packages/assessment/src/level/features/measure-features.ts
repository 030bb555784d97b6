import type { FeatureInput, FeatureValues } from './feature-input';
import { measureNominalForms, measurePronouns, measureVerbForms } from './measure-forms';
import { measureVariety, BROKEN_OFF, isBrokenOff } from './measure-size';
import { measureClauses, measureDerivation, measureReadability } from './measure-wording';

/** Groups of features, as reasons name them. */
export type FeatureGroup =
  | 'length'
  | 'diversity'
  | 'readability'
  | 'nominalForms'
  | 'pronouns'
  | 'verbForms'
  | 'clauses'
  | 'derivation';

/** Features of all groups, named `group.feature`. `meanAbstractness` is that of the common nouns, 2 where there is none. */
export function measureFeatures(input: FeatureInput, meanAbstractness: number): FeatureValues {
  const groups: Readonly<Record<FeatureGroup, FeatureValues>> = {
    length: { words: input.words.length },
    diversity: measureVariety(input),
    readability: measureReadability(input),
    nominalForms: measureNominalForms(input),
    pronouns: measurePronouns(input),
    verbForms: measureVerbForms(input),
    clauses: measureClauses(input),
    derivation: measureDerivation(input, meanAbstractness),
  };
  const named = Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]): [string, number] => [`${group}.${name}`, value]),
  );
  return { ...Object.fromEntries(named), [BROKEN_OFF]: isBrokenOff(input) ? 1 : 0 };
}
