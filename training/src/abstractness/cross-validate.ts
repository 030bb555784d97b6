import { listShuffled, makeRandom } from '../learning/random-order';
import { type ContextVectors, fitAbstractness, predictAbstractness } from './fit-abstractness';
import type { RatedNoun } from './read-rated-nouns';

const FOLDS = 10;
const SEED = 1;
const LOWEST = 1;
const HIGHEST = 3;

/** Values of nouns by models that were fitted without them: ten random parts, each predicted from the others. */
export function predictUnseen(nouns: readonly RatedNoun[], vectors: ContextVectors): number[] {
  const order = listShuffled(nouns.length, makeRandom(SEED));
  const fold = new Int32Array(nouns.length);
  order.forEach((noun, place) => {
    fold[noun] = place % FOLDS;
  });
  const predicted = new Array<number>(nouns.length).fill(0);
  for (let held = 0; held < FOLDS; held += 1) {
    const fitted = fitAbstractness(
      nouns.filter((_, index) => fold[index] !== held),
      vectors,
    );
    nouns.forEach((noun, index) => {
      if (fold[index] !== held) return;
      predicted[index] = Math.min(HIGHEST, Math.max(LOWEST, predictAbstractness(fitted, noun, vectors)));
    });
  }
  return predicted;
}

/** Pearson's correlation. */
export function correlate(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [one, other].map((list) => list.reduce((a, b) => a + b, 0) / list.length);
  let [shared, squaresOne, squaresOther] = [0, 0, 0];
  one.forEach((value, index) => {
    const [first, second] = [value - meanOne!, other[index]! - meanOther!];
    shared += first * second;
    squaresOne += first * first;
    squaresOther += second * second;
  });
  return shared / Math.sqrt(squaresOne * squaresOther);
}

/** The limit from which a noun counts as abstract that gives the best F1 for the rating 3. */
export function findAbstractLimit(values: readonly number[], ratings: readonly number[]): number {
  const limits = Array.from({ length: 100 }, (_, step) => 2 + step / 100);
  const scored = limits.map((limit) => ({ limit, f1: scoreAbstract(values, ratings, limit).f1 }));
  return scored.reduce((best, next) => (next.f1 > best.f1 ? next : best)).limit;
}

/** Precision, recall and F1 of "abstract" (rating 3), and the share of nouns told rightly. */
export function scoreAbstract(
  values: readonly number[],
  ratings: readonly number[],
  limit: number,
): { precision: number; recall: number; f1: number; accuracy: number } {
  const count = (test: (value: number, rating: number) => boolean): number =>
    values.filter((value, index) => test(value, ratings[index]!)).length;
  const right = count((value, rating) => value >= limit && rating === HIGHEST);
  const precision =
    right /
    Math.max(
      1,
      count((value) => value >= limit),
    );
  const recall = right / Math.max(1, ratings.filter((rating) => rating === HIGHEST).length);
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    accuracy: count((value, rating) => value >= limit === (rating === HIGHEST)) / values.length,
  };
}
