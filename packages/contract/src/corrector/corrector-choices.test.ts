import { describe, expect, it } from 'vitest';
import { looksLikeLearners } from './corrector-choices';

describe('a text looks like a learner’s', () => {
  const words = (count: number): string => 'sõna '.repeat(count);

  it.each([
    [12, 1, false],
    [12, 2, true],
    [80, 2, true],
    [81, 2, false],
    [400, 1, false],
    [12, 0, false],
    [0, 0, false],
  ])('of %d words with %d sure errors: %s', (count, errors, expected) => {
    expect(looksLikeLearners(words(count), errors)).toBe(expected);
  });
});
