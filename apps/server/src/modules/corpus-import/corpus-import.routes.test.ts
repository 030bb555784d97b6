import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminHistoryCall, type AdminHistoryResponse } from '@keelerada/contract/site/admin-history';
import { importTrialCall, type ImportRun } from '@keelerada/contract/texts/corpus-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDonationApp, type DonationApp } from '../../app/testing/donation-app-for-test';
import { corpusText } from '../../platform/database/schema';

let made: DonationApp;
beforeAll(async () => {
  made = await makeDonationApp();
});
afterAll(() => made.close());

const lines = [
  {
    content: 'Kass istub aknal.',
    properties: [
      { name: 'title', value: 'Kass' },
      { name: 'silm', value: 'roheline' },
    ],
  },
  { content: 'Koer magab õues.', properties: [{ name: 'title', value: 'Koer' }] },
].map((record) => JSON.stringify(record));

async function upload(name: string, content: string, field = 'file') {
  const form = new FormData();
  form.set(field, new Blob([content]), name);
  const body = new Response(form);
  return made.app.inject({
    method: 'POST',
    url: importTrialCall.path,
    headers: { ...made.admin, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
const read = async (id: string) =>
  (await made.app.inject({ url: `${importTrialCall.path}/${id}`, headers: made.admin })).json<ImportRun>();
const begin = (id: string) =>
  made.app.inject({ method: 'POST', url: `${importTrialCall.path}/${id}`, headers: made.admin, payload: {} });
async function waitForEnd(id: string): Promise<ImportRun> {
  await expect.poll(async () => (await read(id)).state).not.toBe('running');
  return read(id);
}
const folderOf = (id: string) => join(tmpdir(), 'uploads', id);

it('tries a file first and tells counts and faults by line, then imports it', async () => {
  const answer = await upload('texts.jsonl', [lines[0], '{"content": 7}', lines[1]].join('\n'));
  expect(answer.statusCode).toBe(200);
  const { id } = answer.json<ImportRun>();
  const trial = await waitForEnd(id);
  expect(trial).toMatchObject({
    kind: 'trial',
    state: 'done',
    source: 'texts.jsonl',
    report: {
      files: ['texts.jsonl'],
      isDryRun: true,
      texts: { read: 2, added: 2, skipped: 1 },
      unknownProperties: { silm: 1 },
      notListed: { withoutSubcorpus: 2 },
      problems: 1,
      problemList: [{ place: 'texts.jsonl, line 2' }],
    },
  });
  expect(await made.db.$count(corpusText)).toBe(0);
  const begun = (await begin(id)).json<ImportRun>();
  expect(await waitForEnd(begun.id)).toMatchObject({
    kind: 'import',
    report: { isDryRun: false, texts: { added: 2 } },
  });
  expect(await made.db.$count(corpusText)).toBe(2);
  await expect.poll(() => made.countAnnotationRequests()).toBe(1);
  expect(existsSync(folderOf(id))).toBe(false);
  expect((await begin(id)).statusCode).toBe(404);
  const history = await made.app.inject({ url: adminHistoryCall.path, headers: made.admin });
  expect(history.json<AdminHistoryResponse>().map(({ action, subject }) => [action, subject])).toEqual([
    ['import_begun', 'texts.jsonl'],
    ['import_tried', 'texts.jsonl'],
  ]);
});

it('says what is wrong with a file that is none of the forms, without the folder of the server', async () => {
  const { id } = (await upload('../../notes.txt', 'Lihtsalt tekst.')).json<ImportRun>();
  const run = await waitForEnd(id);
  expect(run).toMatchObject({ state: 'failed', report: null });
  expect(run.failure).toMatch(/^notes\.txt is not one of the forms/u);
});

it('one file at a time: 503, and afterwards again', async () => {
  const answers = await Promise.all([upload('a.jsonl', lines[0]!), upload('b.jsonl', lines[1]!)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 503]);
  const first = answers.find(({ statusCode }) => statusCode === 200)!;
  await waitForEnd(first.json<ImportRun>().id);
  const next = await upload('c.jsonl', lines[0]!);
  expect(next.statusCode).toBe(200);
  await waitForEnd(next.json<ImportRun>().id);
});

it('refuses forms without the file and ids that are not there', async () => {
  expect((await upload('a.jsonl', lines[0]!, 'other')).statusCode).toBe(400);
  const none = await made.app.inject({ method: 'POST', url: importTrialCall.path, headers: made.admin });
  expect([none.statusCode, none.json()]).toMatchObject([400, [{ code: 'MandatoryField', field: 'file' }]]);
  expect((await begin(crypto.randomUUID())).statusCode).toBe(404);
});
