import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../apps/server/src/app/testing/server-for-test';
import { listCalls, type ApiDescription, type Call } from './list-calls';
import { writePythonCalls, writePythonFields } from './write-python';
import { R_MARK, writeRCalls } from './write-r';

const find = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const R_SCRIPT = find('r/keelerada.R');

let server: TestServer;
let calls: Call[];
beforeAll(async () => {
  server = await startTestServer([]);
  calls = listCalls((await server.app.inject('/api/docs/json')).json<ApiDescription>());
});
afterAll(() => server.remove());

// `npm run -s clients` runs this file with --update.
it('the Python package has a method with the fields of each call', async () => {
  await expect(writePythonCalls(calls)).toMatchFileSnapshot(find('python/src/keelerada/_calls.py'));
  await expect(writePythonFields(calls)).toMatchFileSnapshot(find('python/src/keelerada/_fields.py'));
});

it('the R script has a function for each call after the part that people wrote', async () => {
  const script = readFileSync(R_SCRIPT, 'utf8');
  const written = script.slice(0, script.indexOf(R_MARK)) + writeRCalls(calls);
  await expect(written).toMatchFileSnapshot(R_SCRIPT);
});

it('a call that has no name is not forgotten', () => {
  const description = { paths: { '/api/tools/uus': { post: { tags: ['tools'] } } } };
  expect(() => listCalls(description)).toThrow('/api/tools/uus');
});
