import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/limits';
import { CORRECTIONS_PATH, CORRECTOR_PATH, LANGUAGE_TOOL_CHECK_PATH } from '@keelerada/contract/paths';
import { textLists } from '@keelerada/contract/text-lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../app/testing/server-for-test';

const CANARY = 'kanaarilinnuke';
const TEXT = `Minu sober ${CANARY} elab Tartus. Ma tean et ${CANARY} tuleb.`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([]);
});
afterAll(() => server.remove());

async function post(url: string, payload: object | string, type = 'application/json'): Promise<number> {
  const headers = { 'content-type': type };
  return (await server.app.inject({ method: 'POST', url, payload, headers })).statusCode;
}

/** Files of the data folder that hold the word, in either of the encodings a program may write. */
async function findInFiles(folder: string, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le'))) found.push(path);
  }
  return found;
}

describe('a text that is corrected', () => {
  it('is in no log and in no file, whichever call it came by', async () => {
    const paths = [CORRECTOR_PATH, CORRECTIONS_PATH, ...textLists.map((list) => `/api/texts/${list}`)];
    for (const path of paths) {
      expect([path, await post(path, { tekst: TEXT })]).toEqual([path, 200]);
      expect(await post(path, { tekst: TEXT + 'a'.repeat(MAX_CORRECTOR_CHARACTERS) })).toBe(400);
      expect(await post(path, `{"tekst": "${CANARY}`)).toBe(400);
    }
    const form = new URLSearchParams({ text: TEXT, language: 'et' }).toString();
    const formType = 'application/x-www-form-urlencoded';
    expect(await post(LANGUAGE_TOOL_CHECK_PATH, form, formType)).toBe(200);
    expect(await post(LANGUAGE_TOOL_CHECK_PATH, `${form}-${CANARY}`, formType)).toBe(400);
    expect(await post(CORRECTOR_PATH, TEXT, 'text/plain')).toBe(200);
    expect(server.lines.length).toBeGreaterThan(paths.length);
    expect(server.lines.filter((line) => line.includes(CANARY))).toEqual([]);
    expect(await findInFiles(server.dataDir, CANARY)).toEqual([]);
  });
});
