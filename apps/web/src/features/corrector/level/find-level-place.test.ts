import { expect, it } from 'vitest';
import { coverRange, findLevelPlace } from './find-level-place';

it('a sure level stands in the middle of its quarter', () => {
  expect(findLevelPlace([{ index: 1, value: 1 }])).toEqual({ middle: 0.375, from: 0.25, to: 0.5 });
});

it('a text between two levels stands between them, and its range takes in both', () => {
  const { middle, from, to } = findLevelPlace([
    { index: 1, value: 0.5 },
    { index: 3, value: 0.5 },
  ]);
  expect(middle).toBeCloseTo(0.625);
  expect(from).toBeCloseTo(0.375);
  expect(to).toBeCloseTo(0.875);
});

it('the range stays on the scale', () => {
  expect(findLevelPlace([{ index: 0, value: 1 }])).toMatchObject({ from: 0, to: 0.25 });
  expect(findLevelPlace([])).toEqual({ middle: 0.5, from: 0, to: 1 });
});

it('a text with two levels stands where it stood, and its range takes in both', () => {
  const place = findLevelPlace([{ index: 1, value: 1 }]);
  expect(coverRange(place, ['A2', 'B1'])).toEqual({ middle: 0.375, from: 0, to: 0.5 });
});
