import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_CORRECTOR_PART_CHARACTERS } from '@keelerada/contract/fields/limits';
import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { languageToolCall } from '@keelerada/contract/corrector/language-tool';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppParts } from '../app-parts';
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

  it.each([-3_600_000, 3_600_000])('counts on when the clock is set by %i ms', async (jump) => {
    const now = Date.now;
    await start({ rateLimit: { calls: 2, windowMs: 1500 } });
    await measure('üks');
    await measure('kaks');
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + jump);
    try {
      const third = await measure('kolm');
      expect([third.statusCode, third.headers['retry-after']]).toEqual([
        429,
        expect.stringMatching(/^[12]$/u),
      ]);
      await sleep(1600);
      expect((await measure('neli')).statusCode).toBe(200);
    } finally {
      clock.mockRestore();
    }
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

  it('reads no more bodies of a client that goes on sending large ones', async () => {
    await start({ rateLimit: { ...limit, calls: 1 } });
    const json = { 'content-type': 'application/json' };
    const large = `{"ownTexts":"${'a'.repeat(7_000_000)}"}`;
    const answers = [];
    for (let call = 0; call < 8; call++) answers.push(await post(CONCORDANCE_PATH, large, json));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, ...Array<number>(7).fill(429)]);
    // What is refused before it is read passes the count of the calls, too.
    const wasRead = answers.map(({ headers }) => 'x-ratelimit-limit' in headers);
    expect(wasRead).toEqual([true, true, true, true, true, true, false, false]);
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
    expect((await measure('sõna')).statusCode).toBe(429);
  });

  it('counts texts read aloud, queries and downloads apart from the tools', async () => {
    await start({ rateLimit: { ...limit, calls: 1 } });
    expect((await measure('sõna')).statusCode).toBe(200);
    expect((await measure('sõna')).statusCode).toBe(429);
    const statuses = [];
    for (let call = 0; call < 10; call++) statuses.push((await post('/api/text-to-speech', {})).statusCode);
    expect(statuses).toEqual([...Array<number>(8).fill(400), 429, 429]);
    for (let call = 0; call < 2; call++)
      expect((await post('/api/texts/tekstidfailina', {})).statusCode).toBe(400);
    expect((await post('/api/texts/tekstidfailina', {})).statusCode).toBe(429);
    for (let call = 0; call < 20; call++)
      expect((await post('/api/texts/facets', { level: 5 })).statusCode).toBe(400);
    expect((await post('/api/texts/facets', { level: 5 })).statusCode).toBe(429);
  });

  describe('for further pages of a concordance', () => {
    /** An engine that finds 1000 rows whatever it is asked. */
    const totals = { texts: 1, runningWords: 2000 };
    const engine = {
      ask: () => Promise.resolve({ head: { totals, total: 1000 }, rows: Readable.from([Buffer.from('[]')]) }),
    } as unknown as AppParts['engine'];

    async function search(fields: object) {
      const response = await post(CONCORDANCE_PATH, { ...FIELDS, ...fields });
      return { status: response.statusCode, pageToken: response.json<{ pageToken?: string }>().pageToken };
    }

    it('counts pages with the token of the first answer apart from calls', async () => {
      await start({ rateLimit: limit, parts: { engine } });
      const { pageToken } = await search({ limit: 1 });
      const pages = Array.from({ length: 80 }, (_, page) => ({ offset: page + 1, limit: '1', pageToken }));
      for (const page of pages) expect((await search({ ...page, sort: 'LEFT_1' })).status).toBe(200);
      expect((await search(pages[0]!)).status).toBe(429);
      expect((await search({ limit: 1 })).status).toBe(200);
      expect((await search({ limit: 1 })).status).toBe(429);
    });

    it.each([
      ['a page without a token', { pageToken: undefined }],
      ['a page of another search', { keyword: 'kaks' }],
      ['all rows from the second on', { limit: undefined }],
      ['more rows than a page', { limit: 1001 }],
    ])('counts %s as a call', async (_what, fields) => {
      await start({ rateLimit: limit, parts: { engine } });
      const { pageToken } = await search({ limit: 1 });
      const page = { offset: 1, limit: 1, pageToken, ...fields };
      expect((await search(page)).status).toBe(200);
      expect((await search(page)).status).toBe(429);
    });

    it('gives a token with a part of the rows, also if it holds them all: they can be asked for in another order', async () => {
      await start({ rateLimit: null, parts: { engine } });
      expect((await search({})).pageToken).toBeUndefined();
      expect((await search({ limit: 1000 })).pageToken).toBeDefined();
      expect((await search({ offset: 998, limit: 1 })).pageToken).toBeDefined();
    });
  });

  it('counts the paragraphs that an editor asks about apart from calls, but not a whole text', async () => {
    await start({ rateLimit: limit });
    const check = async (text: string) =>
      (await post(languageToolCall.path, { text, language: 'et' })).statusCode;
    for (let paragraph = 0; paragraph < 80; paragraph += 1) expect(await check(' ')).toBe(200);
    expect(await check(' ')).toBe(429);
    const whole = ' '.repeat(MAX_CORRECTOR_PART_CHARACTERS + 1);
    expect([await check(whole), await check(whole), await check(whole)]).toEqual([200, 200, 429]);
  });

  it('counts what is checked of a text while it is being written apart from calls, but not a whole text', async () => {
    await start({ rateLimit: limit });
    const check = async (tekst: string, isPart: boolean) =>
      (await post(correctorCall.path, { tekst, isPart })).statusCode;
    // Nothing to correct: the corrector itself answers 400.
    for (let part = 0; part < 12; part += 1) expect(await check(' ', true)).toBe(400);
    expect(await check(' ', true)).toBe(429);
    expect(await check(' '.repeat(MAX_CORRECTOR_PART_CHARACTERS + 1), true)).toBe(400);
    expect(await check(' ', false)).toBe(400);
    expect(await check(' ', false)).toBe(429);
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
