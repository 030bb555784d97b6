import { BROKEN_OFF } from '@keelerada/assessment/level/features/measure-size';
import { scaleFeature } from '@keelerada/assessment/level/classify';
import type { FeatureScale } from '@keelerada/assessment/level/level-model';
import type { ScaledTexts } from './fit-classifiers';
import type { LevelExample } from './read-examples';

/** Features outside the group `length` that grow with the length of a text too. */
const LENGTH_BOUND = new Set([
  'diversity.rootTtr',
  'diversity.verbVariety',
  'diversity.nounVariety',
  'clauses.longestSentence',
]);

/** True for features that say nothing of the length of a text. */
export function isLengthFree(name: string): boolean {
  return !name.startsWith('length.') && !LENGTH_BOUND.has(name);
}

/** Names of the features that may say something of the level. */
export function listFeatures(examples: readonly LevelExample[]): string[] {
  return Object.keys(examples[0]!.values).filter((name) => name !== BROKEN_OFF);
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

/**
 * Features in the order of how steadily they tell levels apart: variance of the level means over the mean variance of
 * the exam means inside a level. Features of a task's topic fall behind.
 */
export function rankFeatures(examples: readonly LevelExample[], names: readonly string[]): string[] {
  const { rows } = scaleExamples(examples, names, false);
  const steadiness = names.map((_, at) => {
    const levelMeans: number[] = [];
    const examVariances: number[] = [];
    for (const level of [0, 1, 2, 3]) {
      const ofLevel = examples.flatMap((example, i) =>
        example.level === level ? [{ session: example.session, value: rows[i]![at]! }] : [],
      );
      levelMeans.push(mean(ofLevel.map(({ value }) => value)));
      const sessions = [...new Set(ofLevel.map(({ session }) => session))];
      const means = sessions.map((session) =>
        mean(ofLevel.filter((other) => other.session === session).map(({ value }) => value)),
      );
      examVariances.push(variance(means));
    }
    return variance(levelMeans) / (mean(examVariances) + 1e-9);
  });
  const order = [...names.keys()].sort((one, other) => steadiness[other]! - steadiness[one]!);
  return order.map((at) => names[at]!);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const average = mean(values);
  return mean(values.map((value) => (value - average) ** 2));
}
