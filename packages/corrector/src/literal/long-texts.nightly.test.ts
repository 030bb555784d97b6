import { expect, it } from 'vitest';
import { findCitedRanges } from './find-cited-ranges';
import { findLiteralRanges } from './find-literal-ranges';

const CHARACTERS = 100_000;
const MOST_MS = 5_000;

/** Steps inside a regular expression cannot be counted: the nightly set measures them. */
it.each([
  [
    'literal',
    findLiteralRanges,
    ['a', 'a-', 'a.', '<script>', 'a(', '/a', '<a', 'a_', '&a', '`a', 'www.', '${'],
  ],
  ['cited', findCitedRanges, ['Kask, ', '„', 'a', '(A ', '*a', 'A. a', '1 ']],
] as const)('%s ranges are found in little time however the text is made', (_, find, pieces) => {
  const started = performance.now();
  for (const piece of pieces) find(piece.repeat(CHARACTERS / piece.length));
  expect(performance.now() - started).toBeLessThan(MOST_MS);
});
