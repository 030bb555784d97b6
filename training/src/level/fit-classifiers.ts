import { LEVELS } from '@keelerada/assessment/level/level-model';
import type {
  FeatureScale,
  LevelClassifier,
  OrdinalClassifier,
} from '@keelerada/assessment/level/level-model';
import { findMeans, fitShrunkCovariance, solve } from './covariance';
import { minimise } from './minimise';

/** Texts to learn from: scaled features, levels 0 to 3, and how much each text counts (mean 1). */
export interface ScaledTexts {
  readonly features: readonly FeatureScale[];
  readonly rows: readonly Float64Array[];
  readonly levels: readonly number[];
  readonly weights: readonly number[];
}

/** Linear discriminant analysis, covariance shrunk after Ledoit & Wolf 2004, all levels equally likely. Weights of texts are not used. */
export function fitDiscriminant(texts: ScaledTexts, temperature: number): LevelClassifier {
  const means = LEVELS.map((_, level) => findMeans(texts.rows.filter((_, i) => texts.levels[i] === level)));
  const centred = texts.rows.map((row, i) => row.map((value, at) => value - means[texts.levels[i]!]![at]!));
  const covariance = fitShrunkCovariance(centred);
  const weights = means.map((mean) => solve(covariance, mean));
  return {
    features: texts.features,
    weights: weights.map((row) => [...row]),
    offsets: means.map(
      (mean, level) => -0.5 * mean.reduce((sum, v, at) => sum + v * weights[level]![at]!, 0),
    ),
    temperature,
  };
}

/** Multinomial logistic regression; `strength` is the inverse of the penalty on the squares of the weights. */
export function fitLogistic(texts: ScaledTexts, strength: number, temperature: number): LevelClassifier {
  const width = texts.features.length;
  const size = LEVELS.length * (width + 1);
  const found = minimise((point) => {
    const gradient = new Float64Array(size);
    let value = 0;
    texts.rows.forEach((row, i) => {
      const scores = LEVELS.map((_, level) => {
        const offset = level * (width + 1);
        let score = point[offset + width]!;
        for (let at = 0; at < width; at += 1) score += point[offset + at]! * row[at]!;
        return score;
      });
      const highest = Math.max(...scores);
      const sum = scores.reduce((total, score) => total + Math.exp(score - highest), 0);
      const weight = texts.weights[i]!;
      value -= weight * (scores[texts.levels[i]!]! - highest - Math.log(sum));
      scores.forEach((score, level) => {
        const error = weight * (Math.exp(score - highest) / sum - (texts.levels[i] === level ? 1 : 0));
        const offset = level * (width + 1);
        for (let at = 0; at < width; at += 1) gradient[offset + at]! += error * row[at]!;
        gradient[offset + width]! += error;
      });
    });
    for (let i = 0; i < size; i += 1) {
      if (i % (width + 1) === width) continue;
      value += point[i]! ** 2 / (2 * strength);
      gradient[i]! += point[i]! / strength;
    }
    return { value, gradient };
  }, new Float64Array(size));
  const rowOf = (level: number): number[] => [...found.slice(level * (width + 1), (level + 1) * (width + 1))];
  return {
    features: texts.features,
    weights: LEVELS.map((_, level) => rowOf(level).slice(0, width)),
    offsets: LEVELS.map((_, level) => rowOf(level)[width]!),
    temperature,
  };
}

/** Ordinal regression (proportional odds, McCullagh 1980): one direction and three rising thresholds. */
export function fitOrdinal(texts: ScaledTexts, strength: number): OrdinalClassifier {
  const width = texts.features.length;
  const start = new Float64Array(width + LEVELS.length - 1);
  start.set([-1.5, 0.3, 0.3], width);
  const found = minimise((point) => {
    const thresholds = readThresholds(point, width);
    const gradient = new Float64Array(point.length);
    const byThreshold = [0, 0, 0];
    let value = 0;
    texts.rows.forEach((row, i) => {
      let score = 0;
      for (let at = 0; at < width; at += 1) score += point[at]! * row[at]!;
      const [level, weight] = [texts.levels[i]!, texts.weights[i]!];
      const upper = level < 3 ? 1 / (1 + Math.exp(score - thresholds[level]!)) : 1;
      const lower = level > 0 ? 1 / (1 + Math.exp(score - thresholds[level - 1]!)) : 0;
      const probability = Math.max(upper - lower, 1e-12);
      value -= weight * Math.log(probability);
      const pullUpper = (weight * upper * (1 - upper)) / probability;
      const pullLower = (weight * lower * (1 - lower)) / probability;
      for (let at = 0; at < width; at += 1) gradient[at]! += (pullUpper - pullLower) * row[at]!;
      if (level < 3) byThreshold[level]! -= pullUpper;
      if (level > 0) byThreshold[level - 1]! += pullLower;
    });
    for (let at = 0; at < width; at += 1) {
      value += point[at]! ** 2 / (2 * strength);
      gradient[at]! += point[at]! / strength;
    }
    gradient[width] = byThreshold[0]! + byThreshold[1]! + byThreshold[2]!;
    gradient[width + 1] = Math.exp(point[width + 1]!) * (byThreshold[1]! + byThreshold[2]!);
    gradient[width + 2] = Math.exp(point[width + 2]!) * byThreshold[2]!;
    return { value, gradient };
  }, start);
  return {
    features: texts.features,
    weights: [...found.slice(0, width)],
    thresholds: readThresholds(found, width),
  };
}

/** The first threshold and the logarithms of the steps between them stand after the weights. */
function readThresholds(point: Float64Array, width: number): number[] {
  const first = point[width]!;
  const second = first + Math.exp(point[width + 1]!);
  return [first, second, second + Math.exp(point[width + 2]!)];
}
