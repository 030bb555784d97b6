import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { keynessCall } from '@keelerada/contract/tools/keyness';
import { textContentsCall } from '@keelerada/contract/texts/text-query';
import { textDownloadCall } from '@keelerada/contract/texts/text-download';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { expect, it } from 'vitest';
import { first, second, useToolServer } from './testing/tool-calls-for-test';

const server = useToolServer();
const wordlist = (corpusTextIds: unknown) => ({ corpusTextIds, type: 'WORDS' });

it.each([
  [wordlistCall.path, wordlist(`${first},${second}`)],
  [wordlistCall.path, wordlist([`${first},${second}`])],
  [wordlistCall.path, wordlist([`${first}; ${second}`])],
  [wordlistCall.path, wordlist([`${first} ${second}`])],
  [wordlistCall.path, wordlist([first, `${second}\n${first}`])],
  [wordContextCall.path, { ...wordlist([`${first},${second}`]), keyword: 'koer' }],
  [keynessCall.path, { ...wordlist([first]), vordlus: { corpusTextIds: [`${first},${second}`] } }],
  [textContentsCall.path, { ids: [`${first},${second}`] }],
  [textContentsCall.path, { ids: `${first}, ${second}` }],
  [textDownloadCall.path, { form: 'BASIC_TEXT', fileList: [`${first},${second}`] }],
])('several ids in one string are told that a list is asked for: %s %j', async (path, request) => {
  const { status, body } = await server.call(path, request);
  expect(status).toBe(400);
  const told = errorBodySchema.parse(body).map(({ code, message }) => `${code}: ${message}`);
  expect(told).toContainEqual(expect.stringMatching(/^InvalidRequest: .*a list of ids/u));
});

it.each([[[`${first}x`]], [['']], [['kass, koer']]])('an unknown id stays one: %j', async (ids) => {
  const { body } = await server.call(wordlistCall.path, wordlist(ids));
  expect(body).toMatchObject([{ code: 'UnknownTextId' }]);
});
