import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTestApp, type TestAppSetup } from '../testing/app-for-test';

const LENGTH_PATH = '/api/tools/minitorn-pikkus';
const PREDICTION_PATH = '/api/tools/masinoppe-ennustus';
const CONCORDANCE_PATH = '/api/tools/wordcontext';
const FIELDS = { ownTexts: 'Üks kaks.', type: 'WORDS', keyword: 'üks' };

let app: FastifyInstance;

async function start(setup: TestAppSetup): Promise<void> {
  ({ app } = await makeTestApp(setup));
}

async function post(url: string, payload: object | string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload, headers });
}

function measure(input: string, headers: Record<string, string> = {}) {
  return post(LENGTH_PATH, { input }, headers);
}

/** The status of a concordance call; what stands behind it is missing here, so one that is let through answers 500. */
async function search(fields: object): Promise<number> {
  return (await post(CONCORDANCE_PATH, { ...FIELDS, ...fields })).statusCode;
}

afterEach(() => app.close());

describe('the rate limit', () => {
  const limit = { calls: 2, windowMs: 30_000 };

  it('counts the calls of all tools of one client together and tells when to come back', async () => {
    await start({ rateLimit: limit });
    expect((await measure('üks')).headers).toMatchObject({
      'x-ratelimit-limit': '2',
      'x-ratelimit-remaining': '1',
    });
    await app.inject({ method: 'POST', url: PREDICTION_PATH, payload: { input: 'kaks' } });
    const third = await measure('kolm');
    expect(third.statusCode).toBe(429);
    expect(third.json()).toMatchObject([{ code: 'TooManyRequests', limit: 2 }]);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(third.headers['retry-after'])).toBeLessThanOrEqual(30);
  });

  it('does not count pages and the description of the calls', async () => {
    await start({ rateLimit: { calls: 1, windowMs: 30_000 } });
    for (let call = 0; call < 3; call++) expect((await app.inject('/api/docs/json')).statusCode).toBe(200);
  });

  it('counts bodies that are no JSON, too large or of another type as calls', async () => {
    await start({ rateLimit: { ...limit, calls: 3 } });
    const json = { 'content-type': 'application/json' };
    expect((await post(LENGTH_PATH, '{"input":', json)).statusCode).toBe(400);
    expect((await post(LENGTH_PATH, { input: 'a'.repeat(9_000_000) })).statusCode).toBe(413);
    expect((await post(LENGTH_PATH, '<a/>', { 'content-type': 'text/xml' })).statusCode).toBe(415);
    const refused = await post(LENGTH_PATH, '{"input":', json);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await measure('sõna')).statusCode).toBe(429);
  });

  it('has a larger count of its own for the following pages of a search that was counted', async () => {
    await start({ rateLimit: limit });
    expect(await search({ offset: 0, limit: 1 })).not.toBe(429);
    for (let offset = 1; offset <= 40; offset++) expect(await search({ offset, limit: 1 })).not.toBe(429);
    expect(await search({ offset: 41, limit: 1 })).toBe(429);
    expect(await search({ offset: 0, limit: 1 })).not.toBe(429);
    expect(await search({ offset: 0, limit: 1 })).toBe(429);
  });

  it('takes a page of a search that was not counted for a call, and what is refused pays for none', async () => {
    await start({ rateLimit: limit });
    const page = { offset: 1, limit: 1000 };
    expect(await search({ ...page, keyword: 'üks' })).not.toBe(429);
    expect(await search({ ...page, keyword: 'kaks' })).not.toBe(429);
    for (let call = 0; call < 2; call++) expect(await search({ ...page, keyword: 'kolm' })).toBe(429);
    expect(await search({ ...page, keyword: 'kaks' })).not.toBe(429);
  });

  it('takes a page of a search that another address made for a call', async () => {
    await start({ rateLimit: { ...limit, calls: 1 }, trustedProxies: ['127.0.0.1'] });
    const ask = async (offset: number, address: string, keyword: string) => {
      const payload = { ...FIELDS, keyword, offset, limit: 1 };
      return (await post(CONCORDANCE_PATH, payload, { 'x-forwarded-for': address })).statusCode;
    };
    expect(await ask(0, '1.1.1.1', 'üks')).not.toBe(429);
    expect(await ask(0, '2.2.2.2', 'kaks')).not.toBe(429);
    expect(await ask(1, '2.2.2.2', 'üks')).toBe(429);
    expect(await ask(1, '1.1.1.1', 'üks')).not.toBe(429);
  });

  it.each([
    ['another call', '/api/tools/wordlist', { offset: 1, limit: 1 }],
    ['all rows from the second on', CONCORDANCE_PATH, { keyword: 'üks', offset: 1 }],
    ['more rows than a page', CONCORDANCE_PATH, { keyword: 'üks', offset: 1, limit: 1001 }],
  ])('does not take %s for a following page', async (_what, url, fields) => {
    await start({ rateLimit: limit });
    const ask = async () => (await post(url, { ...FIELDS, ...fields })).statusCode;
    for (let call = 0; call < limit.calls; call++) expect(await ask()).not.toBe(429);
    expect(await ask()).toBe(429);
  });

  it('cannot be escaped with forwarded addresses', async () => {
    await start({ rateLimit: limit });
    for (const address of ['1.1.1.1', '2.2.2.2']) await measure('sõna', { 'x-forwarded-for': address });
    expect((await measure('sõna', { 'x-forwarded-for': '3.3.3.3' })).statusCode).toBe(429);
  });

  it('tells apart the clients behind a configured proxy, and believes only what that proxy added', async () => {
    await start({ rateLimit: limit, trustedProxies: ['127.0.0.1'] });
    const call = (address: string) => measure('sõna', { 'x-forwarded-for': address });
    await call('1.1.1.1');
    await call('9.9.9.9, 1.1.1.1');
    expect((await call('8.8.8.8, 1.1.1.1')).statusCode).toBe(429);
    expect((await call('2.2.2.2')).statusCode).toBe(200);
  });

  it('counts an address once, whatever port a proxy tells with it', async () => {
    await start({ rateLimit: { ...limit, calls: 1 }, trustedProxies: ['127.0.0.1'] });
    const call = async (address: string) =>
      (await measure('sõna', { 'x-forwarded-for': address })).statusCode;
    expect(await call('192.0.2.1:4711')).toBe(200);
    expect(await call('192.0.2.1:4712')).toBe(429);
    expect(await call('192.0.2.1')).toBe(429);
    expect(await call('[2001:db8::1]:4711')).toBe(200);
    expect(await call('2001:db8::1')).toBe(429);
  });

  it('counts the addresses of one IPv6 network together, and an IPv4 address in either form', async () => {
    await start({ rateLimit: limit, trustedProxies: ['127.0.0.1'] });
    const call = async (address: string) =>
      (await measure('sõna', { 'x-forwarded-for': address })).statusCode;
    expect(await call('2001:db8:0:1::1')).toBe(200);
    expect(await call('2001:db8:0:1:ffff::2')).toBe(200);
    expect(await call('2001:DB8:0:1:abcd::3')).toBe(429);
    expect(await call('2001:db8:0:2::1')).toBe(200);
    expect(await call('192.0.2.1')).toBe(200);
    expect(await call('::ffff:192.0.2.1')).toBe(200);
    expect(await call('192.0.2.1')).toBe(429);
  });
});
