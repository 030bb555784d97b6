import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { defineCall } from '@keelerada/contract/fields/call';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../../platform/config/project-root';
import { hasPython, noPython, PROJECT_PYTHON } from '../../../platform/process/testing/project-python';
import { startTestServer, type TestServer } from '../../testing/server-for-test';
import { listCalls, type ApiDescription, type Call } from './list-calls';

const SOURCES = 'keelerada/src/keelerada';

let server: TestServer;
let calls: Call[];
let description: ApiDescription;
beforeAll(async () => {
  server = await startTestServer([]);
  description = (await server.app.inject('/api/docs/json')).json<ApiDescription>();
  calls = listCalls(server.app.calls, description);
});
afterAll(() => server.remove());

const readPackage = async (): Promise<Record<string, string>> => {
  const { rawPayload } = await server.app.inject('/clients/keelerada.zip');
  return Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
};

it('the Python package has a method with the fields of each call', async () => {
  const files = await readPackage();
  for (const { name } of calls) expect(files[`${SOURCES}/_calls.py`]).toContain(`    def ${name}(self`);
  expect(files[`${SOURCES}/_calls.py`]).toContain(
    '    def wordlist(self, **fields: Unpack[_fields.WordlistFields]) -> pd.DataFrame:',
  );
  expect(files[`${SOURCES}/_fields.py`]).toMatch(
    /class WordlistFields\(TypedDict, total=False\):(?:\n.*){3,20}\n {4}minFrequency: int \| None\n/u,
  );
});

it.skipIf(!hasPython)(
  `the types of the Python package are right as it is handed out${noPython}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keelerada-client-'));
    try {
      for (const [name, text] of Object.entries(await readPackage())) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
      const source = join(folder, dirname(SOURCES));
      const env = { ...process.env, MYPYPATH: source };
      const args = ['-m', 'mypy', '--cache-dir', join(folder, 'cache'), source];
      const cwd = join(PROJECT_ROOT, 'training/python');
      expect(execFileSync(PROJECT_PYTHON, args, { cwd, env, encoding: 'utf8' })).toContain('no issues found');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

it('the R script has a function for each call after the part that people wrote', async () => {
  const { body } = await server.app.inject('/clients/keelerada.R');
  const [written, made] = body.split('keelerada_calls <- list(');
  expect(written).toContain('keelerada_ask <- function(');
  for (const { name, path } of calls) {
    expect(made).toContain(`  "${path}" = list(`);
    expect(made).toMatch(
      new RegExp(`^keelerada_${name} <- function\\(site.*\\) keelerada_ask\\(site, "${path}"`, 'mu'),
    );
  }
});

it('a call that has no name is not forgotten', () => {
  const made = defineCall('tools', 'POST /api/tools/uus', { summary: '', answer: z.null() });
  expect(() => listCalls([made], { paths: {} })).toThrow('/api/tools/uus');
});
