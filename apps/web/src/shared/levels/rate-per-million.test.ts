import { expect, it } from 'vitest';
import { ratePerMillion } from './rate-per-million';

it.each([
  [3, 15],
  [0, 0],
  [999, 999],
])('tells no rate of %i occurrences in %i words', (hits, words) => {
  expect(ratePerMillion(hits, words)).toBeNull();
});

it('tells the rate from a thousand words on', () => {
  expect(ratePerMillion(2, 1000)).toBe(2000);
});
