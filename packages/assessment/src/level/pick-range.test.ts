import { expect, it } from 'vitest';
import { pickRange } from './classify';

it('a range is the likeliest level and the likelier of its neighbours', () => {
  expect(pickRange([0.5, 0.3, 0.1, 0.1])).toEqual(['A2', 'B1']);
  expect(pickRange([0.05, 0.3, 0.4, 0.25])).toEqual(['B1', 'B2']);
  expect(pickRange([0.4, 0, 0.3, 0.3])).toEqual(['A2', 'B1']);
  expect(pickRange([0, 0, 0, 1])).toEqual(['B2', 'C1']);
});
