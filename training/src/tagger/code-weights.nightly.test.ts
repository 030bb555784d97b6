import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeWeights } from './code-weights';

describe('one-byte weights', () => {
  it('leave out what is a smaller share of the largest than asked', () => {
    const { codes } = codeWeights(Float32Array.of(0, 0.9, -0.9, 1, -8), 0.125);
    expect([...codes].map((code) => code !== 0)).toEqual([false, false, false, true, true]);
  });

  it('keep sign and size to within half a step', () => {
    const weight = fc.float({ min: -60, max: 60, noNaN: true });
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1 }), (list) => {
        const weights = Float32Array.from([...list, 60]);
        const { codes, step } = codeWeights(weights, 0);
        weights.forEach((value, i) => {
          expect(Math.abs(codes[i]! * step - value)).toBeLessThanOrEqual((60 / 127) * 0.501);
        });
      }),
    );
  });

  it('are all nought where nothing was learned', () => {
    expect([...codeWeights(new Float32Array(3), 0.1).codes]).toEqual([0, 0, 0]);
  });
});
