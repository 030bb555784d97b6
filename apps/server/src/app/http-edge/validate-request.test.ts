import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { distributionCall } from '@keelerada/contract/tools/distribution';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { expect, it } from 'vitest';
import { both, useToolServer } from '../testing/tool-calls-for-test';

const server = useToolServer();
const words = { corpusTextIds: both, type: 'WORDS' };
const choice = (paring: object) => ({ type: 'WORDS', tekstivalik: { paring } });

it.each([
  ['a misspelt field', wordlistCall.path, { ...words, minFreqency: 2 }, 'minFreqency'],
  ['several', wordlistCall.path, { ...words, minFreqency: 2, 'õ,\n': 1 }, 'minFreqency, %C3%B5%2C%0A'],
  [
    'a field of a text query',
    wordlistCall.path,
    choice({ keeletase: ['B1'] }),
    'tekstivalik.paring.keeletase',
  ],
  ['half of a character', wordlistCall.path, { ...words, 'a\ud800': 1 }, 'a%EF%BF%BD'],
  ['a field of a query of texts', textQueryCall.path, { levels: ['B1'] }, 'levels'],
  ['a field of another call', distributionCall.path, { ...words, keyword: 'koer', maxRows: 3 }, 'maxRows'],
  ['known fields, some without a value', wordlistCall.path, { ...words, minFrequency: null }, undefined],
  ['a text alone', correctorCall.path, 'Koer haugub.', undefined],
])('names the fields that a call passes over: %s', async (_what, path, request, named) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await server.inject(path, request as object, { headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-unknown-fields']).toBe(named);
});
