import { type Measured, measureCounts } from '../learning/measure-counts';
import { listShuffled, makeRandom } from '../learning/random-order';
import { dot, mean } from '../learning/vectors';
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
  const [centred, otherCentred] = [one, other].map((list) => {
    const middle = mean(list);
    return list.map((value) => value - middle);
  }) as [number[], number[]];
  const squares = dot(centred, centred) * dot(otherCentred, otherCentred);
  return dot(centred, otherCentred) / Math.sqrt(squares);
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
): Measured & { readonly accuracy: number } {
  const count = (test: (value: number, rating: number) => boolean): number =>
    values.filter((value, index) => test(value, ratings[index]!)).length;
  const counts = {
    correct: count((value, rating) => value >= limit && rating === HIGHEST),
    proposed: count((value) => value >= limit),
    gold: count((_, rating) => rating === HIGHEST),
  };
  return {
    ...measureCounts(counts),
    accuracy: count((value, rating) => value >= limit === (rating === HIGHEST)) / values.length,
  };
}
