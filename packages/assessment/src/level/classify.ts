import { readOwn } from '@keelerada/estonian/make-table';
import type { FeatureValues } from './features/feature-input';
import type { FeatureScale, LevelClassifier, LevelEnsemble, OrdinalClassifier } from './level-model';

/** Values further from the mean, in spreads, count as this far. */
const FURTHEST = 3;
const LEAST_PROBABILITY = 1e-9;

/** A value on the scale of its feature. */
export function scaleFeature({ name, mean, spread }: FeatureScale, values: FeatureValues): number {
  return Math.min(FURTHEST, Math.max(-FURTHEST, ((readOwn(values, name) ?? mean) - mean) / spread));
}

/** Probabilities of the four levels. */
export function classifyLinear(
  { features, weights, offsets, temperature }: LevelClassifier,
  values: FeatureValues,
): number[] {
  const scaled = features.map((feature) => scaleFeature(feature, values));
  const scores = weights.map(
    (row, level) =>
      (offsets[level]! + row.reduce((sum, weight, i) => sum + weight * scaled[i]!, 0)) / temperature,
  );
  const highest = Math.max(...scores);
  return normalise(scores.map((score) => Math.exp(score - highest)));
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

/** Weighed mean probabilities of an ensemble, tempered. */
export function classifyEnsemble(
  { linear, ordinal, shares, temperature }: LevelEnsemble,
  values: FeatureValues,
): number[] {
  const answers = [
    ...linear.map((classifier) => classifyLinear(classifier, values)),
    ...ordinal.map((classifier) => classifyOrdinal(classifier, values)),
  ];
  const means = answers[0]!.map((_, level) =>
    answers.reduce((sum, answer, index) => sum + shares[index]! * answer[level]!, 0),
  );
  return temper(normalise(means), temperature);
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
