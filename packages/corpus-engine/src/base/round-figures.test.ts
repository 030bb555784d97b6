import { describe, expect, it } from 'vitest';
import { countScoreTenThousandths, roundPercentage } from './round-figures';

describe('roundPercentage', () => {
  it('rounds half up, not always up and not to even', () => {
    expect(roundPercentage(1, 20_000)).toBe(0.01);
    expect(roundPercentage(1, 20_001)).toBe(0);
    expect(roundPercentage(5, 20_000)).toBe(0.03);
    expect(roundPercentage(1, 3)).toBe(33.33);
    expect(roundPercentage(2, 3)).toBe(66.67);
    expect(roundPercentage(0, 0)).toBe(0);
  });
});

describe('countScoreTenThousandths', () => {
  it('rounds, and knows no zero below zero', () => {
    expect(countScoreTenThousandths(10.123_45)).toBe(101_235);
    expect(countScoreTenThousandths(-0.000_04)).toBe(0);
  });
});
