import { expect, it } from 'vitest';
import { makePageTokens } from './page-tokens';

const search = { keyword: 'koolis', type: 'LEMMAS', ownTexts: 'Kool.' };
const found = { lemma: 'kool', state: null };

it('gives the lemma to any rows of the search in any order', () => {
  const tokens = makePageTokens();
  const pageToken = tokens.make({ ...search, offset: 0, limit: 50 }, found);
  const page = {
    ownTexts: 'Kool.',
    type: 'LEMMAS',
    sort: 'LEFT_1',
    keyword: 'koolis',
    offset: 50,
    pageToken,
  };
  expect(tokens.read({ ...page, corpusTextIds: null })).toEqual(found);
});

it.each([
  ['another keyword', { ...search, keyword: 'kooli' }],
  ['one field more', { ...search, keepCapitalization: true }],
  ['one field less', { keyword: 'koolis', type: 'LEMMAS' }],
  ['another kind of value', { ...search, type: ['LEMMAS'] }],
  ['a field that runs into the next', { keyword: 'koolisLEMMAS', type: '', ownTexts: 'Kool.' }],
])('is no token for %s', (_what, other) => {
  const tokens = makePageTokens();
  expect(tokens.read({ ...other, pageToken: tokens.make(search, found) })).toBeNull();
});

it('is refused if it is forged, of another process or no token', () => {
  const tokens = makePageTokens();
  const [payload = '', signature = ''] = tokens.make(search, found).split('.');
  const forged = Buffer.from(JSON.stringify({ search: 'x', lemma: null, expiresAtMs: 1e15 })).toString(
    'base64url',
  );
  for (const pageToken of [
    makePageTokens().make(search, found),
    `${forged}.${signature}`,
    `${payload}.`,
    payload,
    '',
    7,
    null,
  ]) {
    expect(tokens.read({ ...search, pageToken })).toBeNull();
  }
  for (const request of [undefined, null, 'text', 5]) expect(tokens.read(request)).toBeNull();
});

it('expires after an hour', () => {
  let nowMs = 0;
  const tokens = makePageTokens(() => nowMs);
  const pageToken = tokens.make(search, found);
  nowMs = 59 * 60_000;
  expect(tokens.read({ ...search, pageToken })).toEqual(found);
  nowMs = 60 * 60_000;
  expect(tokens.read({ ...search, pageToken })).toBeNull();
});
