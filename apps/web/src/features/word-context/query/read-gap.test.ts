import { describe, expect, it } from 'vitest';
import { readGap } from './read-gap';

describe('readGap', () => {
  it.each([
    [undefined, ' ', ' '],
    ['BEFORE', '', ' '],
    ['AFTER', ' ', ''],
    ['BOTH', '', ''],
  ] as const)('stands where the text has white space: %s', (joined, before, after) => {
    expect([readGap({ joined }, 'BEFORE'), readGap({ joined }, 'AFTER')]).toEqual([before, after]);
  });
});
