import { describe, expect, it } from 'vitest';
import { embedRows } from './fit-abstractness';
import { fitRidge } from './fit-ridge';
import type { SparseRow } from './noun-contexts';

function makeRow(...pairs: [number, number][]): SparseRow {
  return {
    columns: Int32Array.from(pairs, ([column]) => column),
    values: Float64Array.from(pairs, ([, value]) => value),
  };
}

describe('fitRidge', () => {
  it('solves the penalised normal equations', () => {
    // One column, values 1 and 2, targets 1 and 2: weight = 5 / (5 + penalty).
    const [weight] = fitRidge([makeRow([0, 1]), makeRow([0, 2])], [1, 2], 1, 5);
    expect(weight).toBeCloseTo(0.5, 6);
  });
});

describe('embedRows', () => {
  it('gives rows with the same neighbours the same direction', () => {
    const rows = Array.from({ length: 60 }, (_, i) =>
      i % 2 === 0
        ? makeRow([0, 1], [1, 1], [2 + (i % 3), 0.1])
        : makeRow([10, 1], [11, 1], [12 + (i % 3), 0.1]),
    );
    const vectors = embedRows(rows, 20, 2);
    const cosine = (one: number, other: number): number =>
      vectors[one]!.reduce((sum, value, i) => sum + value * vectors[other]![i]!, 0);
    expect(cosine(0, 2)).toBeGreaterThan(0.95);
    expect(Math.abs(cosine(0, 1))).toBeLessThan(0.05);
  });
});
