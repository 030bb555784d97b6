import { expect, it } from 'vitest';
import { findFirstLevel, findLeastTexts } from './find-first-level';

it('a word is of the lowest level at which enough texts use it', () => {
  expect(findFirstLevel([0, 5, 9, 40], [200, 200, 200, 200])).toBe(1);
  expect(findFirstLevel([3, 40, 40, 40], [200, 200, 200, 200])).toBe(1);
  expect(findFirstLevel([4, 0, 0, 0], [200, 200, 200, 200])).toBe(0);
  expect(findFirstLevel([2, 2, 2, 2], [200, 200, 200, 200])).toBeNull();
});

it('three texts are the least, then one in fifty', () => {
  expect([0, 3, 150, 151, 1000].map(findLeastTexts)).toEqual([3, 3, 3, 4, 20]);
  expect(findFirstLevel([2, 0, 0, 0], [2, 0, 0, 0])).toBeNull();
});
