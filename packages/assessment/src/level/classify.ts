import { readOwn } from '@keelerada/estonian/make-table';
import type { FeatureValues } from './features/feature-input';
import { type FeatureScale, type Level, LEVELS, type OrdinalClassifier } from './level-model';

/** Values further from the mean, in spreads, count as this far. */
const FURTHEST = 3;
const LEAST_PROBABILITY = 1e-9;

/** A value on the scale of its feature. */
export function scaleFeature({ name, mean, spread }: FeatureScale, values: FeatureValues): number {
  return Math.min(FURTHEST, Math.max(-FURTHEST, ((readOwn(values, name) ?? mean) - mean) / spread));
}

/** Probabilities of the four levels. */
export function classifyOrdinal(
  { features, weights, thresholds }: OrdinalClassifier,
  values: FeatureValues,
): number[] {
  const score = features.reduce((sum, feature, i) => sum + weights[i]! * scaleFeature(feature, values), 0);
  const atMost = [0, ...thresholds.map((threshold) => 1 / (1 + Math.exp(score - threshold))), 1];
  return normalise(atMost.slice(1).map((upper, level) => upper - atMost[level]!));
}

/** Probabilities raised to 1 / temperature: over 1 makes them more even. */
export function temper(probabilities: readonly number[], temperature: number): number[] {
  return normalise(
    probabilities.map((probability) => Math.max(probability, LEAST_PROBABILITY) ** (1 / temperature)),
  );
}

/** Numbers over 0 that add up to 1. */
export function normalise(values: readonly number[]): number[] {
  const kept = values.map((value) => Math.max(value, LEAST_PROBABILITY));
  const sum = kept.reduce((total, value) => total + value, 0);
  return kept.map((value) => value / sum);
}

/** Mean place of the level, 0 to 3. */
export function expectLevel(probabilities: readonly number[]): number {
  return probabilities.reduce((sum, probability, level) => sum + level * probability, 0);
}

/** The place of the likeliest level, 0 to 3. */
export function findLikeliest(probabilities: readonly number[]): number {
  return probabilities.indexOf(Math.max(...probabilities));
}

/** The likeliest level with the likelier of its neighbours, the lower first. */
export function pickRange(probabilities: readonly number[]): readonly [Level, Level] {
  const likeliest = findLikeliest(probabilities);
  const isUpper = (probabilities[likeliest - 1] ?? 0) > (probabilities[likeliest + 1] ?? 0);
  const lower = Math.min(isUpper ? likeliest - 1 : likeliest, LEVELS.length - 2);
  return [LEVELS[lower]!, LEVELS[lower + 1]!];
}
