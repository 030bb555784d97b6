import { FloatWeights } from '@keelerada/estonian/tagging/weights/weights';
import { listShuffled, makeRandom } from './random-order';

/**
 * Weights of an averaged structured perceptron (Collins 2002) that learns by max-violation updates of a beam (Huang, Fayong
 * and Guo 2012): where the beam ends wrong, the weights move at the place where the right answer is furthest behind.
 */
export abstract class AveragedPerceptron<Example> {
  protected readonly weights: FloatWeights;
  private readonly sums: Float64Array;
  private readonly seed: number;
  private step = 1;

  /** `seed` decides in which order the sentences come. */
  constructor(weightBits: number, seed: number) {
    this.weights = new FloatWeights(new Float32Array(2 ** weightBits));
    this.sums = new Float64Array(2 ** weightBits);
    this.seed = seed;
  }

  /** Moves the weights where the sentence ends wrong, and says so. */
  protected abstract learnSentence(example: Example): boolean;

  /** Goes once over all examples in an order of its own; returns how many were wrong. */
  learnEpoch(examples: readonly Example[], epoch: number): number {
    let wrong = 0;
    for (const index of listShuffled(examples.length, makeRandom(this.seed + epoch))) {
      if (this.learnSentence(examples[index]!)) wrong++;
      this.step++;
    }
    return wrong;
  }

  /** The mean of the weights over all steps so far. */
  averageWeights(): Float32Array {
    return this.weights.values.map((value, i) => value - this.sums[i]! / this.step);
  }

  protected readonly raise = (place: number): void => {
    this.weights.values[place]! += 1;
    this.sums[place]! += this.step;
  };

  protected readonly lower = (place: number): void => {
    this.weights.values[place]! -= 1;
    this.sums[place]! -= this.step;
  };
}

/** Called after each epoch with what has been done, after a run with its weights too. */
export type RunReport = (line: string, weights?: Float32Array) => void;

export interface LearningRuns<Example> {
  /** Each run meets the sentences in another order; the mean of the runs is steadier than any of them. */
  readonly seeds: readonly number[];
  readonly epochs: number;
  readonly makeLearner: (seed: number) => AveragedPerceptron<Example>;
  readonly report?: RunReport | undefined;
}

/** The mean of the weights that a run for each seed learns. */
export function learnRuns<Example>(
  examples: readonly Example[],
  { seeds, epochs, makeLearner, report }: LearningRuns<Example>,
): Float32Array {
  let mean = new Float32Array();
  for (const seed of seeds) {
    const learner = makeLearner(seed);
    for (let epoch = 1; epoch <= epochs; epoch++) {
      const wrong = learner.learnEpoch(examples, epoch);
      report?.(`run ${seed}, epoch ${epoch}: ${wrong} of ${examples.length} sentences wrong`);
    }
    const weights = learner.averageWeights();
    if (mean.length === 0) mean = new Float32Array(weights.length);
    for (let place = 0; place < mean.length; place++) mean[place]! += weights[place]! / seeds.length;
    report?.(`run ${seed} done`, weights);
  }
  return mean;
}
