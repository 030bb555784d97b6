import {
  CORRECTOR_PATH,
  DISTRIBUTION_PATH,
  TEXT_QUERY_PATH,
  WORDLIST_PATH,
} from '@keelerada/contract/site/paths';
import { expect, it } from 'vitest';
import { both, useToolServer } from '../testing/tool-calls-for-test';

const server = useToolServer();
const words = { corpusTextIds: both, type: 'WORDS' };
const choice = (paring: object) => ({ type: 'WORDS', tekstivalik: { paring } });

it.each([
  ['a misspelt field', WORDLIST_PATH, { ...words, minFreqency: 2 }, 'minFreqency'],
  ['several', WORDLIST_PATH, { ...words, minFreqency: 2, 'õ,\n': 1 }, 'minFreqency, %C3%B5%2C%0A'],
  ['a field of a text query', WORDLIST_PATH, choice({ keeletase: ['B1'] }), 'tekstivalik.paring.keeletase'],
  ['half of a character', WORDLIST_PATH, { ...words, 'a\ud800': 1 }, 'a%EF%BF%BD'],
  ['a field of a query of texts', TEXT_QUERY_PATH, { levels: ['B1'] }, 'levels'],
  ['a field of another call', DISTRIBUTION_PATH, { ...words, keyword: 'koer', maxRows: 3 }, 'maxRows'],
  ['known fields, some without a value', WORDLIST_PATH, { ...words, minFrequency: null }, undefined],
  ['a text alone', CORRECTOR_PATH, 'Koer haugub.', undefined],
])('names the fields that a call passes over: %s', async (_what, path, request, named) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await server.inject(path, request as object, { headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-unknown-fields']).toBe(named);
});
