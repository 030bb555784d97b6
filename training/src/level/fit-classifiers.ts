import { type FeatureScale, LEVELS, type OrdinalClassifier } from '@keelerada/assessment/level/level-model';
import { minimise } from './minimise';

/** Texts to learn from: scaled features, levels 0 to 3, and how much each text counts (mean 1). */
export interface ScaledTexts {
  readonly features: readonly FeatureScale[];
  readonly rows: readonly Float64Array[];
  readonly levels: readonly number[];
  readonly weights: readonly number[];
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
