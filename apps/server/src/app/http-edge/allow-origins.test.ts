import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../testing/app-for-test';

const URL = '/api/tools/minitorn-pikkus';
const PAGE = 'https://keel.example';

let app: FastifyInstance;
afterEach(() => app.close());

async function ask(corsOrigins: readonly string[], origin = PAGE) {
  ({ app } = await makeTestApp({ corsOrigins, rateLimit: { calls: 1, windowMs: 30_000 } }));
  const headers = { origin };
  const preflight = await app.inject({ method: 'OPTIONS', url: URL, headers });
  const answer = await app.inject({ method: 'POST', url: URL, headers, payload: { input: 'sõna' } });
  const refused = await app.inject({ method: 'POST', url: URL, headers, payload: { input: 'sõna' } });
  expect([answer.statusCode, refused.statusCode]).toEqual([200, 429]);
  const allowed = [preflight, answer, refused].map((one) => one.headers['access-control-allow-origin']);
  return { allowed, preflight: preflight.headers, answer: answer.headers };
}

describe('reading calls of pages of another origin', () => {
  it('are answered to any origin, errors too, without cookies', async () => {
    const { allowed, preflight, answer } = await ask(['*']);
    expect(allowed).toEqual(['*', '*', '*']);
    expect(preflight['access-control-allow-headers']).toBe('Content-Type');
    expect(preflight['access-control-allow-methods']).toBe('POST');
    expect(answer['access-control-allow-credentials']).toBeUndefined();
  });

  it('are answered to the origins of the setting alone', async () => {
    expect((await ask([PAGE])).allowed).toEqual([PAGE, PAGE, PAGE]);
    await app.close();
    const { allowed, answer } = await ask([PAGE], 'https://other.example');
    expect(allowed).toEqual([undefined, undefined, undefined]);
    expect(answer.vary).toContain('Origin');
  });

  it('are refused by the browser if the setting names none', async () => {
    expect((await ask([])).allowed).toEqual([undefined, undefined, undefined]);
  });
});
