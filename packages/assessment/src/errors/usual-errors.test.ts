import { describe, expect, it } from 'vitest';
import { rateErrors } from './usual-errors';

const USUAL = [
  { kind: 'spelling', means: [4, 3, 2, 1] },
  { kind: 'form', means: [2, 2, 1, 0.5] },
];

describe('rateErrors', () => {
  it('counts errors for 100 words, in the order of what is usual', () => {
    expect(rateErrors(['form', 'spelling', 'spelling'], 50, USUAL)).toEqual([
      { kind: 'spelling', means: [4, 3, 2, 1], count: 2, rate: 4 },
      { kind: 'form', means: [2, 2, 1, 0.5], count: 1, rate: 2 },
    ]);
  });

  it('has a zero for a kind that the text has none of, and nothing for a text without words', () => {
    expect(rateErrors([], 20, USUAL).map(({ rate }) => rate)).toEqual([0, 0]);
    expect(rateErrors([], 0, USUAL)).toEqual([]);
  });
});
