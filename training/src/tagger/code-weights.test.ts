import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeWeights } from './code-weights';

describe('one-byte weights', () => {
  it('leave out what is a smaller share of the largest than asked', () => {
    const { codes } = codeWeights(Float32Array.of(0, 0.9, -0.9, 1, -8), 0.125);
    expect([...codes].map((code) => code !== 0)).toEqual([false, false, false, true, true]);
  });

  it('keep sign and size to within a step of the scale', () => {
    const weight = fc.float({ min: -60, max: 60, noNaN: true });
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1 }), (list) => {
        const weights = Float32Array.from([...list, 60]);
        const { codes, values } = codeWeights(weights, 0);
        weights.forEach((value, i) => {
          const coded = values[codes[i]!]!;
          // Half a step on the square-root scale, twice the root's slope, and a little for rounding.
          const tolerance = (Math.sqrt(Math.abs(value)) * Math.sqrt(60)) / 127 + 60 / 127 ** 2;
          expect(Math.abs(coded - value)).toBeLessThanOrEqual(tolerance);
        });
      }),
    );
  });
});
