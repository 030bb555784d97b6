import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { languageToolCall } from '@keelerada/contract/corrector/language-tool';
import { textFromFileCall } from '@keelerada/contract/texts/text-from-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/server-for-test';

const CANARY = 'kanaarilinnuke';
const TEXT = `Minu sober ${CANARY} elab Tartus. Ma tean et ${CANARY} tuleb.`;
/** Fields of requests that hold an own text. */
const OWN_TEXT_FIELDS = new Set(['ownTexts', 'tekst', 'text', 'input']);

const usualTemp = process.env['TMPDIR'];
let folder: string;
let server: TestServer;
beforeAll(async () => {
  // Whatever the server and its child processes write in passing lands here, beside the database.
  folder = await mkdtemp(join(tmpdir(), 'keelerada-privacy-'));
  process.env['TMPDIR'] = folder;
  server = await startTestServer([]);
});
afterAll(async () => {
  await server.remove();
  if (usualTemp === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usualTemp;
  await rm(folder, { recursive: true });
});

async function post(url: string, payload: object | string, type = 'application/json'): Promise<number> {
  const headers = { 'content-type': type };
  return (await server.app.inject({ method: 'POST', url, payload, headers })).statusCode;
}

/** Files below the folder that hold the word, in either of the encodings a program may write. */
async function findInFiles(below: string, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(below, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le'))) found.push(path);
  }
  return found;
}

async function expectNothingKept(): Promise<void> {
  expect(server.dataDir.startsWith(folder)).toBe(true);
  expect(server.lines.filter((line) => line.includes(CANARY))).toEqual([]);
  expect(await findInFiles(folder, CANARY)).toEqual([]);
}

interface Description {
  readonly paths: Readonly<
    Record<string, { post?: { requestBody?: { content?: Record<string, { example?: unknown }> } } }>
  >;
}

/** The example of a request with the word in each own text, which is the same where it has none. */
function plantCanary(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return OWN_TEXT_FIELDS.has(name) ? `${value} ${CANARY} ${CANARY}.` : value;
  if (Array.isArray(value)) return value.map((item) => plantCanary(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plantCanary(item, key)]));
}

/** Every described call that takes an own text, with the word in it; one that comes tomorrow, too. */
async function listOwnTextCalls() {
  const { paths } = (await server.app.inject('/api/docs/json')).json<Description>();
  return Object.entries(paths).flatMap(([path, { post: call }]) => {
    const { schema, ...json } =
      (call?.requestBody?.content?.['application/json'] as Record<string, unknown>) ?? {};
    const example = json['example'] ?? (schema as { examples?: unknown[] } | undefined)?.examples?.[0];
    const body = plantCanary(example);
    return JSON.stringify(body)?.includes(CANARY) ? [{ path, body: body as object }] : [];
  });
}

describe('an own text', () => {
  it('is in no log and in no file, whichever call it came by', async () => {
    const calls = await listOwnTextCalls();
    expect(calls.length).toBeGreaterThan(25);
    for (const { path, body } of calls) expect([path, await post(path, body)]).toEqual([path, 200]);
    await expectNothingKept();
  });

  it('is in no log and in no file when the call is wrong', async () => {
    for (const { path } of await listOwnTextCalls()) {
      expect([path, await post(path, `{"tekst": "${CANARY}`)]).toEqual([path, 400]);
      expect([path, await post(path, { ownTexts: 1, text: 1, [CANARY]: CANARY })]).toEqual([path, 400]);
    }
    expect(await post(correctorCall.path, { tekst: TEXT + 'a'.repeat(MAX_CORRECTOR_CHARACTERS) })).toBe(400);
    await expectNothingKept();
  });

  it('is in no log and in no file when it comes as a form, as plain text or in a file', async () => {
    const form = new URLSearchParams({ text: TEXT, language: 'et' }).toString();
    const formType = 'application/x-www-form-urlencoded';
    expect(await post(languageToolCall.path, form, formType)).toBe(200);
    expect(await post(languageToolCall.path, `${form}-${CANARY}`, formType)).toBe(400);
    expect(await post(correctorCall.path, TEXT, 'text/plain')).toBe(200);
    const parts = [
      '--piir',
      `content-disposition: form-data; name="file"; filename="${CANARY}.txt"`,
      ...['content-type: text/plain', '', TEXT, '--piir--', ''],
    ];
    expect(await post(textFromFileCall.path, parts.join('\r\n'), 'multipart/form-data; boundary=piir')).toBe(
      200,
    );
    await expectNothingKept();
  });
});
