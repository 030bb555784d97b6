import type { FeatureList } from './feature-list';

/** Weights of a multinomial logistic model over hashed features: a row of one weight a class for each hash bucket. */
export interface ClassWeights {
  readonly classes: readonly string[];
  /** log2 of the number of rows. */
  readonly rowBits: number;
  /** Row after row. One step of the integers is `scale`; floats have scale 1. */
  readonly weights: Int8Array | Float32Array;
  readonly scale: number;
  /**
   * Each row belongs to one feature, the most frequent of those that fall on it; the row's mark is 8 bits of that
   * feature's hash, 0 for a free row. Other features have no weights.
   */
  readonly marks: Uint8Array;
}

/** Row of a feature. */
export function findRow(hash: number, rowBits: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> (32 - rowBits);
}

/** Mark of a feature, 1 to 255. */
export function findMark(hash: number): number {
  return hash & 0xff || 1;
}

/** Adds the score of each class to `scores`, which has at least as many places as there are classes. */
export function addScores(
  { classes, rowBits, weights, scale, marks }: ClassWeights,
  features: FeatureList,
  scores: Float64Array,
): void {
  const width = classes.length;
  for (let f = 0; f < features.count; f++) {
    const hash = features.hashes[f]!;
    const bucket = findRow(hash, rowBits);
    if (marks[bucket] !== findMark(hash)) continue;
    const row = bucket * width;
    for (let k = 0; k < width; k++) scores[k]! += weights[row + k]! * scale;
  }
}

/** Turns the first `count` scores into log probabilities, in place. */
export function normaliseScores(scores: Float64Array, count: number): void {
  let most = -Infinity;
  for (let k = 0; k < count; k++) most = Math.max(most, scores[k]!);
  let sum = 0;
  for (let k = 0; k < count; k++) sum += Math.exp(scores[k]! - most);
  const total = most + Math.log(sum);
  for (let k = 0; k < count; k++) scores[k]! -= total;
}
