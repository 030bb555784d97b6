import { afterEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { makeTestApp } from '../../app/testing/app-for-test';
import type { AppParts } from '../../app/app-parts';

let app: FastifyInstance;
let lines: readonly string[];
afterEach(() => app.close());

/** A database that answers, fails or is silent. */
const database = (execute: () => Promise<unknown>) => ({ execute }) as unknown as AppParts['db'];
const answering = database(() => Promise.resolve());

async function start(parts: Partial<AppParts>): Promise<void> {
  const ready = { db: answering, isIndexReady: () => true };
  ({ app, lines } = await makeTestApp({ parts: { ...ready, ...parts } }));
}

it('says that it lives and is ready, without a line in the log for each question', async () => {
  await start({});
  for (const url of ['/api/health/live', '/api/health/ready']) {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'UP' });
    expect(response.headers['cache-control']).toBe('no-store');
  }
  expect(lines.filter((line) => line.includes('/api/health'))).toEqual([]);
});

it.each<[string, Partial<AppParts>]>([
  ['DatabaseUnavailable', { db: database(() => Promise.reject(new Error('gone'))) }],
  ['DatabaseUnavailable', { db: database(() => new Promise(() => undefined)) }],
  ['DatabaseUnavailable', { assertRoom: () => Promise.reject(new Error('full')) }],
  ['DatabaseUnavailable', { assertRoom: () => new Promise(() => undefined) }],
  ['IndexNotReady', { isIndexReady: () => false }],
])('lives, but is not ready: %s', async (code, parts) => {
  await start(parts);
  expect((await app.inject('/api/health/live')).statusCode).toBe(200);
  const response = await app.inject('/api/health/ready');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject([{ code }]);
  expect(response.headers['retry-after']).toBe('5');
});
