import { expect, it } from 'vitest';
import { makeCountedSearches } from './counted-searches';

const search = { keyword: 'kool', type: 'LEMMAS' };

it('finds a search again whatever rows are asked for and in whatever order its fields come', () => {
  const searches = makeCountedSearches();
  searches.remember('1.1.1.1', { ...search, offset: 0, limit: 50 });
  expect(searches.has('1.1.1.1', { offset: 50, type: 'LEMMAS', limit: 10, keyword: 'kool' })).toBe(true);
});

it.each([
  ['another keyword', { ...search, keyword: 'kooli' }],
  ['one field more', { ...search, sort: 'TEXT' }],
  ['one field less', { keyword: 'kool' }],
  ['another kind of value', { ...search, type: ['LEMMAS'] }],
  ['a field that runs into the next', { keyword: 'koolLEMMAS', type: '' }],
])('tells %s apart', (_what, other) => {
  const searches = makeCountedSearches();
  searches.remember('1.1.1.1', search);
  expect(searches.has('1.1.1.1', other)).toBe(false);
  expect(searches.has('2.2.2.2', search)).toBe(false);
});

it('forgets a search after ten minutes', () => {
  let now = 0;
  const searches = makeCountedSearches(() => now);
  searches.remember('1.1.1.1', search);
  now = 9 * 60_000;
  expect(searches.has('1.1.1.1', search)).toBe(true);
  now = 10 * 60_000;
  expect(searches.has('1.1.1.1', search)).toBe(false);
});

it('remembers 50,000 searches at most, those counted last', () => {
  const searches = makeCountedSearches();
  searches.remember('1.1.1.1', { keyword: 'first' });
  searches.remember('1.1.1.1', search);
  searches.remember('1.1.1.1', { keyword: 'first' });
  for (let count = 0; count < 49_999; count++) searches.remember('1.1.1.1', { keyword: count });
  expect(searches.has('1.1.1.1', { keyword: 'first' })).toBe(true);
  expect(searches.has('1.1.1.1', search)).toBe(false);
});
