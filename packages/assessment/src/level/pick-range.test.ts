import { expect, it } from 'vitest';
import { pickRange } from './pick-range';

it('a range is the two neighbouring levels that are likeliest together', () => {
  expect(pickRange([0.5, 0.3, 0.1, 0.1])).toEqual(['A2', 'B1']);
  expect(pickRange([0.05, 0.3, 0.4, 0.25])).toEqual(['B1', 'B2']);
  expect(pickRange([0, 0, 0.1, 0.9])).toEqual(['B2', 'C1']);
});
