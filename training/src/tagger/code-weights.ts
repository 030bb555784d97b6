/** Weights as one-byte codes and what each code stands for; code 0 is no weight. */
export interface WeightCoding {
  readonly values: Float32Array;
  readonly codes: Uint8Array;
}

const STEPS = 127;
const NEGATIVE = 128;

/**
 * Codes weights in a byte each, steps growing with the square so that small weights stay apart. Weights nearer to nought
 * than `leastShare` of the largest are left out.
 */
export function codeWeights(weights: Float32Array, leastShare: number): WeightCoding {
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const values = new Float32Array(256);
  for (let step = 1; step <= STEPS; step++) {
    values[step] = (step / STEPS) ** 2 * largest;
    values[NEGATIVE + step] = -values[step]!;
  }
  const codes = Uint8Array.from(weights, (weight) => {
    if (Math.abs(weight) < leastShare * largest) return 0;
    const step = Math.round(Math.sqrt(Math.abs(weight) / largest) * STEPS);
    if (step === 0) return 0;
    return weight > 0 ? step : NEGATIVE + step;
  });
  return { values, codes };
}
