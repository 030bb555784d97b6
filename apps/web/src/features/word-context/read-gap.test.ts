import { describe, expect, it } from 'vitest';
import { readGap } from './read-gap';

describe('readGap', () => {
  it.each([
    ['aega', '. Meil', ''],
    ['aega', '“, eks', ''],
    ['„', 'aega', ''],
    ['(', 'aega', ''],
    ['aega', 'on', ' '],
    ['ütles', '“tere', ' '],
    ['aega', '– see', ' '],
    ['Mul on', 'aega', ' '],
  ])('%s + %s', (left, right, gap) => {
    expect(readGap(left, right)).toBe(gap);
  });
});
