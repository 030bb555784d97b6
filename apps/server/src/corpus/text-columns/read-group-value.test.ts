import { expect, it } from 'vitest';
import { compareGroupValues } from './read-group-value';

it('levels come in their order, then native writers, other academic writers and the unknown', () => {
  const values = [null, 'AK', 'C1', 'EK', 'A2', 'B1'];
  expect(values.toSorted(compareGroupValues)).toEqual(['A2', 'B1', 'C1', 'EK', 'AK', null]);
});
