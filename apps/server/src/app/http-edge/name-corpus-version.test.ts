import { STATUS_PATH, TEXT_DOWNLOAD_PATH, WORDLIST_PATH } from '@keelerada/contract/site/paths';
import { statusResponseSchema } from '@keelerada/contract/fields/status';
import { expect, it } from 'vitest';
import { both, useToolServer } from '../testing/tool-calls-for-test';

const server = useToolServer();

it.each([
  [WORDLIST_PATH, { corpusTextIds: both, type: 'WORDS' }],
  [TEXT_DOWNLOAD_PATH, { form: 'BASIC_TEXT', fileType: 'SINGLE_FILE', fileList: both }],
])('names the state of the corpus in answers of %s', async (path, request) => {
  const status = await server.inject(STATUS_PATH, {}, { method: 'GET', payload: undefined });
  const { version } = statusResponseSchema.parse(status.json()).corpus;
  expect(version).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}$/u);
  const answer = await server.inject(path, request);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-corpus-version']).toBe(version);
});
