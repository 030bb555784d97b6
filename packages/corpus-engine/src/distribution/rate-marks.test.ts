import { expect, it } from 'vitest';
import { compareMarkRates, rateMarks } from './rate-marks';

it('a rate has the exact interval of its count', () => {
  const { rate, low, high } = rateMarks({ marks: 6, words: 60 });
  expect([rate, low, high].map((value) => Number(value.toFixed(2)))).toEqual([10, 3.67, 21.77]);
  expect(rateMarks({ marks: 0, words: 0 })).toEqual({ rate: 0, low: 0, high: Infinity });
});

it('two rates differ where chance alone would rarely make them', () => {
  expect(compareMarkRates({ marks: 6, words: 60 }, { marks: 4, words: 60 }).turn).toBeNull();
  expect(compareMarkRates({ marks: 30, words: 300 }, { marks: 9, words: 300 }).turn).toBe('better');
  expect(compareMarkRates({ marks: 9, words: 300 }, { marks: 30, words: 300 }).turn).toBe('worse');
  expect(compareMarkRates({ marks: 0, words: 0 }, { marks: 0, words: 50 })).toEqual({
    before: 0,
    now: 0,
    turn: null,
  });
});
