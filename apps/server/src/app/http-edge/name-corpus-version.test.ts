import { textDownloadCall } from '@keelerada/contract/texts/text-download';
import { wordlistCall } from '@keelerada/contract/tools/wordlist';
import { statusCall } from '@keelerada/contract/fields/status';
import { expect, it } from 'vitest';
import { both, useToolServer } from '../testing/tool-calls-for-test';

const server = useToolServer();

it.each([
  [wordlistCall.path, { corpusTextIds: both, type: 'WORDS' }],
  [textDownloadCall.path, { form: 'BASIC_TEXT', fileType: 'SINGLE_FILE', fileList: both }],
])('names the state of the corpus in answers of %s', async (path, request) => {
  const status = await server.inject(statusCall.path, {}, { method: 'GET', payload: undefined });
  const { version } = statusCall.answer.parse(status.json()).corpus;
  expect(version).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}$/u);
  const answer = await server.inject(path, request);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-corpus-version']).toBe(version);
});
