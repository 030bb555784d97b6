import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobsResponseSchema, usageResponseSchema } from '@keelerada/contract/admin';
import { makeDonationApp, type DonationApp } from '../../app/testing/donation-app-for-test';
import { recordJob } from '../../platform/jobs/record-job';

let made: DonationApp;
beforeAll(async () => {
  made = await makeDonationApp();
});
afterAll(() => made.close());

const ask = (url: string) => made.app.inject({ url, headers: made.admin });

it('counts answered calls of tools, and no others', async () => {
  const donate = (payload: object) =>
    made.app.inject({ method: 'POST', url: '/api/texts/lisatekst', payload });
  expect((await donate({ pealkiri: 'Kass', sisu: 'Minu kass.' })).statusCode).toBe(200);
  expect((await donate({ pealkiri: 'Kass' })).statusCode).toBe(400);
  await made.app.inject('/api/status');
  const usage = usageResponseSchema.parse((await ask('/api/admin/usage?days=7')).json());
  expect(usage.counts).toEqual([{ day: usage.to, name: 'donation', calls: 1 }]);
  expect(usage.from < usage.to).toBe(true);
});

it.each(['0', '367', 'all', '1.5'])('refuses %s days', async (days) => {
  const response = await ask(`/api/admin/usage?days=${days}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject([{ field: 'days' }]);
});

it('lists jobs with their progress', async () => {
  const record = await recordJob(made.db, 'import', 'texts.zip');
  record.progress({ phase: 'reading', done: 5, total: 10 });
  await record.end('interrupted');
  const jobs = jobsResponseSchema.parse((await ask('/api/admin/jobs')).json());
  expect(jobs).toMatchObject([
    { kind: 'import', source: 'texts.zip', state: 'interrupted', done: 5, total: 10 },
  ]);
});
