import { describe, expect, it } from 'vitest';
import { compareRates, findLeastDifference, rateCount } from './compare-rates';

const rate = (value: number, low: number | null, high: number | null) => ({ value, low, high });

describe('compareRates', () => {
  it('puts the interval together from those of the rates, each side from the ends that face it', () => {
    // Lower end 5 − √(3² + 4²), upper end 5 + √(12² + 5²).
    const difference = compareRates(rate(10, 7, 22), rate(5, 0, 9));
    expect(difference).toEqual({ value: 5, low: 0, high: 18, isSure: false });
    expect(compareRates(rate(10, 7, 22), rate(4, 0, 8)).isSure).toBe(true);
  });

  it('turns round with its sides', () => {
    const [a, b] = [rate(7.38, 6.9, 7.9), rate(3.02, 2.8, 3.3)];
    const [there, back] = [compareRates(a, b), compareRates(b, a)];
    expect([back.value, back.low, back.high]).toEqual([-there.value, -there.high!, -there.low!]);
    expect(findLeastDifference(back)).toBe(findLeastDifference(there));
  });

  it('is sure of nothing without an interval', () => {
    const difference = compareRates(rate(3, null, null), rate(1, 0.9, 1.1));
    expect(difference).toEqual({ value: 2, low: null, high: null, isSure: false });
    expect(findLeastDifference(difference)).toBe(-Infinity);
  });

  it('covers the true difference of Poisson counts about 95 times in 100', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const draw = (mean: number) => {
      let [count, product] = [-1, 1];
      for (const least = Math.exp(-mean); product > least; count++) product *= random();
      return count;
    };
    const RUNS = 4000;
    let covered = 0;
    for (let run = 0; run < RUNS; run++) {
      const { low, high } = compareRates(rateCount(draw(12), 1000, 1000), rateCount(draw(5), 500, 1000));
      if (low! <= 2 && high! >= 2) covered += 1;
    }
    expect(covered / RUNS).toBeGreaterThan(0.94);
    expect(covered / RUNS).toBeLessThan(0.985);
  });
});

describe('rateCount', () => {
  it('has the interval of a Poisson count, and none without words', () => {
    const { value, low, high } = rateCount(10, 2000, 1000);
    // Garwood's 4.795 to 18.390 of ten.
    expect([value, low!.toFixed(3), high!.toFixed(3)]).toEqual([5, '2.398', '9.195']);
    expect(rateCount(0, 0, 100)).toEqual({ value: 0, low: null, high: null });
  });
});
