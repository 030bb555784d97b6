import { tmpdir } from 'node:os';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usageCall, systemCall, type SystemResponse } from '@keelerada/contract/site/admin';
import { tools } from '../../app/tool-list';
import { makeDonationApp, type DonationApp } from '../../app/testing/donation-app-for-test';
import { CallTimers } from '../../platform/metrics/call-timers';
import { ErrorLog } from '../../platform/metrics/error-log';
import { findByRefreshToken } from '../../platform/session/session.repository';
import { registerAdmin, type AdminParts } from './admin.routes';

let made: DonationApp;
beforeAll(async () => {
  made = await makeDonationApp();
});
afterAll(() => made.close());

const ask = (url: string) => made.app.inject({ url, headers: made.admin });

it('counts answered calls of tools, and no others', async () => {
  const donate = (payload: object) =>
    made.app.inject({ method: 'POST', url: '/api/texts/lisatekst', payload });
  expect(
    (
      await donate({
        pealkiri: 'Kass',
        sisu: 'Minu kass.',
        liik: 'mitteakadeemiline',
        autoriEmakeel: 'eesti',
      })
    ).statusCode,
  ).toBe(200);
  expect((await donate({ pealkiri: 'Kass' })).statusCode).toBe(400);
  await made.app.inject('/api/status');
  const usage = usageCall.answer.parse((await ask('/api/admin/usage?days=7')).json());
  expect(usage.counts).toEqual([{ day: usage.to, name: 'donation', calls: 1 }]);
  expect(usage.from < usage.to).toBe(true);
  expect(usage.names).toEqual(expect.arrayContaining(tools.map(({ call }) => call.usage)));
  expect(usage.names).toEqual(expect.arrayContaining(['corrector', 'speech', 'donation', 'text-query']));
});

it.each(['0', '367', 'all', '1.5'])('refuses %s days', async (days) => {
  const response = await ask(`/api/admin/usage?days=${days}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject([{ field: 'days' }]);
});

it('says that the database answers, and 404 where there is no such metric', async () => {
  expect((await ask('/api/actuator/health')).json()).toEqual({ status: 'UP' });
  const unknown = await ask('/api/actuator/metrics/tools.none');
  expect([unknown.statusCode, unknown.json()]).toMatchObject([404, [{ code: 'NotFound' }]]);
});

/** The panel alone, over times, errors and a corpus that the test knows. */
async function makePanel(parts: Partial<AdminParts>): Promise<FastifyInstance> {
  const { sessionId } = (await findByRefreshToken(made.db, 'token'))!;
  const panel = Fastify();
  panel.setValidatorCompiler(validatorCompiler);
  panel.setSerializerCompiler(serializerCompiler);
  await registerAdmin(panel, {
    db: made.db,
    accessTokens: { make: () => Promise.resolve(''), readSessionId: () => Promise.resolve(sessionId) },
    timers: new CallTimers(),
    errorLog: new ErrorLog(),
    usage: {} as AdminParts['usage'],
    readCorpusStatus: () => Promise.reject(new Error('not asked')),
    dataDir: tmpdir(),
    ...parts,
  });
  return panel;
}
const askPanel = async (panel: FastifyInstance, url: string): Promise<unknown> =>
  (await panel.inject({ url, headers: made.admin })).json();

it('tells the times of a tool and the number of internal errors', async () => {
  const clock = [0, 1500, 2000, 5000];
  const timers = new CallTimers(() => clock.shift()!);
  const errorLog = new ErrorLog();
  for (const name of ['TypeError', 'RangeError'])
    errorLog.add({ at: new Date(), method: 'GET', route: '/', name });
  for (let call = 0; call < 2; call++) await timers.time('tools.wordanalyser', () => Promise.resolve());
  const panel = await makePanel({ timers, errorLog });
  expect(await askPanel(panel, '/api/actuator/metrics/tools.wordanalyser')).toEqual({
    name: 'tools.wordanalyser',
    measurements: [
      { statistic: 'COUNT', value: 2 },
      { statistic: 'TOTAL_TIME', value: 4.5 },
      { statistic: 'MAX', value: 3 },
    ],
  });
  expect(await askPanel(panel, '/api/actuator/metrics/http.errors.500.total')).toEqual({
    name: 'http.errors.500.total',
    measurements: [{ statistic: 'COUNT', value: 2 }],
  });
});

it('tells memory, disk, texts that wait and the last errors', async () => {
  const errorLog = new ErrorLog();
  const error = { method: 'POST', route: '/api/x', name: 'TypeError' };
  errorLog.add({ ...error, at: new Date('2026-01-02T03:04:05Z') });
  const readCorpusStatus = () =>
    Promise.resolve({ texts: 70, pendingTexts: 2, outdatedTexts: 3 } as Awaited<
      ReturnType<AdminParts['readCorpusStatus']>
    >);
  const read = async (dataDir: string): Promise<SystemResponse> =>
    systemCall.answer.parse(
      await askPanel(await makePanel({ errorLog, readCorpusStatus, dataDir }), '/api/admin/system'),
    );
  const { startedAt, memoryBytes, freeDiskBytes, ...rest } = await read(tmpdir());
  expect(rest).toEqual({
    texts: 70,
    pendingTexts: 5,
    recentErrors: [{ ...error, at: '2026-01-02T03:04:05.000Z' }],
  });
  // Node.js rounds each of the two: they differ by milliseconds, however long the answer took.
  const startedMs = new Date(Date.now() - process.uptime() * 1000).getTime();
  expect(Math.abs(Date.parse(startedAt) - startedMs)).toBeLessThan(1000);
  expect([memoryBytes > 1e6, freeDiskBytes! > 1e6]).toEqual([true, true]);
  expect((await read('/no/such/folder')).freeDiskBytes).toBeNull();
});
