import { scaleFeature } from '@keelerada/assessment/level/classify';
import type { FeatureScale } from '@keelerada/assessment/level/level-model';
import type { ScaledTexts } from './fit-classifiers';
import type { LevelExample } from './read-examples';

/**
 * Features that say something of the level and little of the length or the task. What counts sentences or windows stays
 * for the reasons: without it levels of unseen tasks are told better.
 */
const LANGUAGE_FEATURES =
  /^(?:nominalForms|pronouns|verbForms|clauses|derivation|diversity|readability)\.(?!smog|lix|\w*(?:PerSentence|InWindow)$)/u;

/** Names of the features of the language of a text. */
export function listLanguageFeatures(examples: readonly LevelExample[]): string[] {
  return Object.keys(examples[0]!.values).filter((name) => LANGUAGE_FEATURES.test(name));
}

/** Scales the named features by the mean and spread of the examples, which count alike by level if `isBalanced`. */
export function scaleExamples(
  examples: readonly LevelExample[],
  names: readonly string[],
  isBalanced: boolean,
): ScaledTexts {
  const features = names.map((name): FeatureScale => {
    const values = examples.map((example) => example.values[name]!);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { name, mean, spread: Math.sqrt(variance) || 1 };
  });
  const levels = examples.map(({ level }) => level);
  const ofLevel = [0, 1, 2, 3].map((level) => levels.filter((other) => other === level).length);
  return {
    features,
    rows: examples.map(({ values }) => Float64Array.from(features, (scale) => scaleFeature(scale, values))),
    levels,
    weights: levels.map((level) => (isBalanced ? BALANCED_TEXTS / 4 / ofLevel[level]! : 1)),
  };
}

/** Texts that balanced examples count for in all, so that penalties mean the same for any number of variants. */
const BALANCED_TEXTS = 600;
