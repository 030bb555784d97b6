import { expect, it } from 'vitest';
import { pickShownRates, sumRates } from './sum-rates';

const SPELLING = { kind: 'spelling', count: 2, rate: 4, usual: [4, 3, 2, 1] };
const ORDER = { kind: 'wordOrder', count: 0, rate: 0, usual: [0.1, 0.5, 0.2, 0] };
const CHOICE = { kind: 'wordChoice', count: 0, rate: 0, usual: [0, 0.01, 0.04, 0] };

it('the sum of all kinds is what a text has and what is usual at each level', () => {
  expect(sumRates([SPELLING, ORDER])).toEqual({
    kind: 'total',
    count: 2,
    rate: 4,
    usual: [4.1, 3.5, 2.2, 1],
  });
  expect(sumRates([])).toBeNull();
});

it('a kind that the text has none of is shown only where it is usual at some level', () => {
  expect(pickShownRates([SPELLING, ORDER, CHOICE])).toEqual([SPELLING, ORDER]);
  expect(pickShownRates([{ ...CHOICE, count: 1 }])).toHaveLength(1);
});
