import { FloatWeights } from '@keelerada/estonian/tagging/weights/weights';
import { listShuffled, makeRandom } from './random-order';

/**
 * Weights of an averaged structured perceptron (Collins 2002) that learns by max-violation updates of a beam (Huang, Fayong
 * and Guo 2012): where the beam ends wrong, the weights move at the place where the right answer is furthest behind.
 */
export class AveragedPerceptron {
  readonly weights: FloatWeights;
  private readonly sums: Float64Array;
  private readonly seed: number;
  private step = 1;

  /** `seed` decides in which order the sentences come. */
  constructor(weightBits: number, seed: number) {
    this.weights = new FloatWeights(new Float32Array(2 ** weightBits));
    this.sums = new Float64Array(2 ** weightBits);
    this.seed = seed;
  }

  /**
   * Goes once over all examples in an order of its own; `learn` moves the weights where an example ends wrong and says so.
   * Returns how many were wrong.
   */
  learnEpoch<Example>(
    examples: readonly Example[],
    epoch: number,
    learn: (example: Example) => boolean,
  ): number {
    let wrong = 0;
    for (const index of listShuffled(examples.length, makeRandom(this.seed + epoch))) {
      if (learn(examples[index]!)) wrong++;
      this.step++;
    }
    return wrong;
  }

  /** The mean of the weights over all steps so far. */
  average(): Float32Array {
    return this.weights.values.map((value, i) => value - this.sums[i]! / this.step);
  }

  readonly raise = (place: number): void => {
    this.weights.values[place]! += 1;
    this.sums[place]! += this.step;
  };

  readonly lower = (place: number): void => {
    this.weights.values[place]! -= 1;
    this.sums[place]! -= this.step;
  };
}
