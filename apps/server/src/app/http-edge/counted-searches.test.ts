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

it('remembers 50,000 addresses at most, those that searched last', () => {
  const searches = makeCountedSearches();
  for (const address of ['first', 'second', 'first']) searches.remember(address, search);
  for (let count = 0; count < 49_999; count++) searches.remember(String(count), search);
  expect(searches.has('first', search)).toBe(true);
  expect(searches.has('second', search)).toBe(false);
});

it('remembers 20 searches of an address at most, those counted last', () => {
  const searches = makeCountedSearches();
  for (const keyword of ['first', 'second', 'first']) searches.remember('1.1.1.1', { keyword });
  for (let count = 0; count < 19; count++) searches.remember('1.1.1.1', { keyword: count });
  expect(searches.has('1.1.1.1', { keyword: 'first' })).toBe(true);
  expect(searches.has('1.1.1.1', { keyword: 'second' })).toBe(false);
});

it('remembers searches in two million characters of own text of an address at most', () => {
  const searches = makeCountedSearches();
  const inText = (letter: string) => ({ ...search, ownTexts: letter.repeat(900_000) });
  for (const letter of 'abc') searches.remember('1.1.1.1', inText(letter));
  searches.remember('2.2.2.2', inText('a'));
  expect([...'abc'].map((letter) => searches.has('1.1.1.1', inText(letter)))).toEqual([false, true, true]);
  expect(searches.has('2.2.2.2', inText('a'))).toBe(true);
});
