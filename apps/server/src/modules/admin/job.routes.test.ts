import { randomUUID } from 'node:crypto';
import { analysisJobCall, jobsCall, type AnalysisRequestResponse } from '@keelerada/contract/site/admin';
import { adminHistoryCall, type AdminHistoryResponse } from '@keelerada/contract/site/admin-history';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDonationApp, type DonationApp } from '../../app/testing/donation-app-for-test';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { recordJob, runRecorded } from '../../platform/jobs/record-job';

let made: DonationApp;
beforeAll(async () => {
  made = await makeDonationApp();
});
afterAll(() => made.close());

const listJobs = async () =>
  jobsCall.answer.parse((await made.app.inject({ url: jobsCall.path, headers: made.admin })).json());
const run = async () =>
  (
    await made.app.inject({ method: 'POST', url: analysisJobCall.path, headers: made.admin })
  ).json<AnalysisRequestResponse>();

it('lists jobs with their progress, times and the class of what they failed with', async () => {
  const record = await recordJob(made.db, { kind: 'import', source: 'texts.zip' });
  record.progress({ phase: 'reading', done: 5, total: 10 });
  await record.end('interrupted');
  const requestedAt = new Date(Date.now() - 5000);
  const failing = await recordJob(made.db, { kind: 'analysis', requestedAt });
  await runRecorded(failing, undefined, () => Promise.reject(new RangeError('x'))).catch(() => undefined);
  const jobs = await listJobs();
  expect(jobs).toMatchObject([
    { kind: 'analysis', state: 'failed', failure: 'RangeError', requestedAt: requestedAt.toISOString() },
    { kind: 'import', source: 'texts.zip', state: 'interrupted', done: 5, total: 10, requestedAt: null },
  ]);
  expect(Date.parse(jobs[0]!.updatedAt!)).toBeGreaterThanOrEqual(Date.parse(jobs[0]!.startedAt!));
});

it('shows what waits in the queue before what has begun', async () => {
  await made.executeSql(
    `create schema pgboss; create table pgboss.job (id uuid, name text, state text, created_on timestamptz);
     insert into pgboss.job values (gen_random_uuid(), 'annotate-texts', 'created', '2026-01-02T03:04:05Z'),
       (gen_random_uuid(), 'annotate-texts', 'completed', now()), (gen_random_uuid(), 'other', 'created', now())`,
  );
  const jobs = await listJobs();
  expect(jobs.map(({ state }) => state)).toEqual(['waiting', 'failed', 'interrupted']);
  expect(jobs[0]!.requestedAt).toBe('2026-01-02T03:04:05.000Z');
});

it('runs an analysis again where texts wait, and only there', async () => {
  expect(await run()).toEqual({ waitingTexts: 0 });
  expect(made.countAnnotationRequests()).toBe(0);
  await saveTexts(made.db, [{ id: randomUUID(), content: 'Kolm kassi magab.', properties: [] }], {
    isDemo: false,
    removesDemo: false,
  });
  await expect.poll(run).toEqual({ waitingTexts: 1 });
  expect(made.countAnnotationRequests()).toBe(1);
  const history = await made.app.inject({ url: adminHistoryCall.path, headers: made.admin });
  expect(history.json<AdminHistoryResponse>()).toMatchObject([{ action: 'job_requested', details: '1' }]);
});
