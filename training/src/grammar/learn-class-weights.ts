import { type ClassWeights, findMark, findRow } from '@keelerada/corrector/language/class-weights';
import { makeRandom, shuffle } from '../learning/random-order';

/** Examples of a classifier in flat arrays; those of one example lie between two `starts`. */
export class ExampleSet {
  private hashes = new Int32Array(1 << 20);
  private used = 0;
  readonly starts: number[] = [0];
  readonly targets: number[] = [];
  readonly weights: number[] = [];
  /** Scores that are given already and only added to, by example; empty if there are none. */
  readonly offsets: Float32Array[] = [];

  get count(): number {
    return this.targets.length;
  }

  add(features: Int32Array, count: number, target: number, weight = 1, offsets?: Float32Array): void {
    while (this.used + count > this.hashes.length) {
      const larger = new Int32Array(this.hashes.length * 2);
      larger.set(this.hashes);
      this.hashes = larger;
    }
    this.hashes.set(features.subarray(0, count), this.used);
    this.used += count;
    this.starts.push(this.used);
    this.targets.push(target);
    this.weights.push(weight);
    if (offsets) this.offsets.push(offsets);
  }

  featuresOf(example: number): Int32Array {
    return this.hashes.subarray(this.starts[example], this.starts[example + 1]);
  }
}

export interface LearningOptions {
  readonly rowBits: number;
  readonly epochs: number;
  readonly rate: number;
  /** Features in fewer examples than this have no weights. */
  readonly leastCount: number;
  readonly seed: number;
}

/**
 * Learns a multinomial logistic model by Adagrad (Duchi, Hazan & Singer 2011) over shuffled examples. The same seed
 * gives the same weights. `isUsed` leaves examples out.
 */
export function learnClassWeights(
  classes: readonly string[],
  examples: ExampleSet,
  options: LearningOptions,
  isUsed: (example: number) => boolean = () => true,
): ClassWeights & { readonly weights: Float32Array } {
  const { rowBits, epochs, rate, leastCount } = options;
  const width = classes.length;
  const weights = new Float32Array((1 << rowBits) * width);
  const squares = new Float32Array(weights.length).fill(1e-6);
  const order: number[] = [];
  for (let i = 0; i < examples.count; i++) if (isUsed(i)) order.push(i);
  const marks = markRows(examples, order, rowBits, leastCount);
  const scores = new Float64Array(width);
  const rows = new Int32Array(MOST_FEATURES);
  const random = makeRandom(options.seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    const epochRate = rate / (1 + epoch);
    for (const example of order) {
      const offsets = examples.offsets[example];
      for (let k = 0; k < width; k++) scores[k] = offsets ? offsets[k]! : 0;
      let used = 0;
      for (const hash of examples.featuresOf(example)) {
        const bucket = findRow(hash, rowBits);
        if (marks[bucket] !== findMark(hash)) continue;
        const row = (rows[used++] = bucket * width);
        for (let k = 0; k < width; k++) scores[k]! += weights[row + k]!;
      }
      makeGradient(scores, examples.targets[example]!, examples.weights[example]!);
      for (let f = 0; f < used; f++) {
        const row = rows[f]!;
        for (let k = 0; k < width; k++) {
          const gradient = scores[k]!;
          if (gradient < 1e-3 && gradient > -1e-3) continue;
          const sum = (squares[row + k]! += gradient * gradient);
          weights[row + k]! -= (epochRate * gradient) / Math.sqrt(sum);
        }
      }
    }
  }
  return { classes, rowBits, weights, scale: 1, marks };
}

const MOST_FEATURES = 128;
const COUNTER_BITS = 24;

/** Gives each row to the most frequent feature that falls on it, if it stands in at least `leastCount` examples. */
function markRows(
  examples: ExampleSet,
  order: readonly number[],
  rowBits: number,
  leastCount: number,
): Uint8Array {
  const counts = countFeatures(examples, order);
  const best = new Uint16Array(1 << rowBits);
  const marks = new Uint8Array(1 << rowBits);
  for (const example of order) {
    for (const hash of examples.featuresOf(example)) {
      const count = counts[findCounter(hash)]!;
      const row = findRow(hash, rowBits);
      if (count < leastCount || count <= best[row]!) continue;
      best[row] = count;
      marks[row] = findMark(hash);
    }
  }
  return marks;
}

/** Counts by 24 bits of the hash, so that rarely two features share a counter. */
function countFeatures(examples: ExampleSet, order: readonly number[]): Uint16Array {
  const counts = new Uint16Array(1 << COUNTER_BITS);
  for (const example of order) {
    for (const hash of examples.featuresOf(example)) {
      const counter = findCounter(hash);
      if (counts[counter]! < 65_535) counts[counter]! += 1;
    }
  }
  return counts;
}

function findCounter(hash: number): number {
  return Math.imul(hash, 0x85ebca6b) >>> (32 - COUNTER_BITS);
}

/** Turns scores into the gradient of the log loss: probability minus 1 for the target. */
function makeGradient(scores: Float64Array, target: number, weight: number): void {
  let most = -Infinity;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let k = 0; k < scores.length; k++) sum += scores[k] = Math.exp(scores[k]! - most);
  for (let k = 0; k < scores.length; k++) scores[k] = weight * (scores[k]! / sum - (k === target ? 1 : 0));
}
