import { expect, it } from 'vitest';
import { findWilsonInterval } from './wilson-interval';

it.each([
  // As `binom.confint(x, n, methods = "wilson")` of R says.
  [16, 60, 0.1713, 0.3901],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
])('of %i of %i is %d to %d', (right, cases, low, high) => {
  const found = findWilsonInterval(right, cases);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});
