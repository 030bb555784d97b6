import { errorBodySchema } from '@keelerada/contract/fields/errors';
import {
  KEYNESS_PATH,
  TEXT_CONTENTS_PATH,
  TEXT_DOWNLOAD_PATH,
  WORD_CONTEXT_PATH,
  WORDLIST_PATH,
} from '@keelerada/contract/site/paths';
import { expect, it } from 'vitest';
import { first, second, useToolServer } from './testing/tool-calls-for-test';

const server = useToolServer();
const wordlist = (corpusTextIds: unknown) => ({ corpusTextIds, type: 'WORDS' });

it.each([
  [WORDLIST_PATH, wordlist(`${first},${second}`)],
  [WORDLIST_PATH, wordlist([`${first},${second}`])],
  [WORDLIST_PATH, wordlist([`${first}; ${second}`])],
  [WORDLIST_PATH, wordlist([`${first} ${second}`])],
  [WORDLIST_PATH, wordlist([first, `${second}\n${first}`])],
  [WORD_CONTEXT_PATH, { ...wordlist([`${first},${second}`]), keyword: 'koer' }],
  [KEYNESS_PATH, { ...wordlist([first]), vordlus: { corpusTextIds: [`${first},${second}`] } }],
  [TEXT_CONTENTS_PATH, { ids: [`${first},${second}`] }],
  [TEXT_CONTENTS_PATH, { ids: `${first}, ${second}` }],
  [TEXT_DOWNLOAD_PATH, { form: 'BASIC_TEXT', fileList: [`${first},${second}`] }],
])('several ids in one string are told that a list is asked for: %s %j', async (path, request) => {
  const { status, body } = await server.call(path, request);
  expect(status).toBe(400);
  const told = errorBodySchema.parse(body).map(({ code, message }) => `${code}: ${message}`);
  expect(told).toContainEqual(expect.stringMatching(/^InvalidRequest: .*a list of ids/u));
});

it.each([[[`${first}x`]], [['']], [['kass, koer']]])('an unknown id stays one: %j', async (ids) => {
  const { body } = await server.call(WORDLIST_PATH, wordlist(ids));
  expect(body).toMatchObject([{ code: 'UnknownTextId' }]);
});
