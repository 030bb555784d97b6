import type { WeightCodes } from '@keelerada/estonian/tagging/weights-file';

const MOST_STEPS = 127;

/**
 * Codes weights in a byte each, in equal steps, so that sums of weights are sums of whole numbers. Weights nearer to
 * nought than `leastShare` of the largest are left out.
 */
export function codeWeights(weights: Float32Array, leastShare: number): WeightCodes {
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const step = Math.fround(largest / MOST_STEPS);
  const codes = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < leastShare * largest || step === 0 ? 0 : Math.round(weight / step),
  );
  return { step, codes };
}
