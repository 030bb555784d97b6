import { classifyOrdinal, expectLevel } from '@keelerada/assessment/level/classify';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../learning/random-order';
import { fitOrdinal, type ScaledTexts } from './fit-level';

const NAMES = ['rising', 'falling', 'noise'];

/** Texts whose first feature rises and second falls with the level; the third says nothing. */
function makeTexts(count: number): ScaledTexts {
  const random = makeRandom(3);
  const noise = (): number => random() + random() + random() - 1.5;
  const levels = Array.from({ length: count }, (_, i) => i % 4);
  return {
    features: NAMES.map((name) => ({ name, mean: 0, spread: 1 })),
    rows: levels.map((level) => Float64Array.of(level - 1.5 + noise(), 1.5 - level + noise(), 2 * noise())),
    levels,
    weights: levels.map(() => 1),
  };
}

function shareRight(texts: ScaledTexts, classify: (values: Record<string, number>) => number[]): number {
  const right = texts.rows.filter((row, i) => {
    const probabilities = classify(Object.fromEntries(NAMES.map((name, at) => [name, row[at]!])));
    expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    return probabilities.indexOf(Math.max(...probabilities)) === texts.levels[i];
  });
  return right.length / texts.rows.length;
}

describe('level classifiers', () => {
  const texts = makeTexts(400);

  it('learn levels that two features tell', () => {
    const ordinal = fitOrdinal(texts, 1);
    expect(shareRight(texts, (values) => classifyOrdinal(ordinal, values))).toBeGreaterThan(0.8);
  });

  it('give the ordinal model one direction and rising thresholds', () => {
    const { weights, thresholds } = fitOrdinal(texts, 1);
    expect(weights[0]).toBeGreaterThan(1);
    expect(weights[1]).toBeLessThan(-1);
    expect(Math.abs(weights[2]!)).toBeLessThan(0.5);
    expect(thresholds).toEqual(thresholds.toSorted((one, other) => one - other));
    const ordinal = fitOrdinal(texts, 1);
    const expectAt = (rising: number): number =>
      expectLevel(classifyOrdinal(ordinal, { rising, falling: 0, noise: 0 }));
    expect(expectAt(1)).toBeGreaterThan(expectAt(-1));
  });
});
