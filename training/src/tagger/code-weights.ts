import type { WeightCodes } from '@keelerada/estonian/tagging/weights/weights-file';

const MOST_STEPS = 127;

/**
 * Codes weights in a byte each, in equal steps, so that sums of weights are sums of whole numbers. Weights nearer to
 * nought than `leastShare` of the largest are left out.
 */
export function codeWeights(weights: Float32Array, leastShare: number): WeightCodes {
  // Plain loops: `reduce` and `from` take a hundred times as long over millions of weights.
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const step = Math.fround(largest / MOST_STEPS);
  const codes = new Int8Array(weights.length);
  for (let place = 0; place < weights.length && step > 0; place++) {
    const weight = weights[place]!;
    if (Math.abs(weight) >= leastShare * largest) codes[place] = Math.round(weight / step);
  }
  return { step, codes };
}
