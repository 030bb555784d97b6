import { publicPagePaths } from '@keelerada/contract/site/page-paths';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTestApp, type TestAppSetup } from '../../app/testing/app-for-test';

let app: FastifyInstance;
afterEach(() => app.close());

async function ask(url: string, setup: TestAppSetup = {}, headers: Record<string, string> = {}) {
  ({ app } = await makeTestApp(setup));
  return app.inject({ url, headers: { host: 'keel.example', ...headers } });
}

describe('robots.txt', () => {
  it('keeps programs from calls and names the sitemap at the address of the request', async () => {
    const { body, headers } = await ask('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Disallow: /api/');
    expect(body).toContain('Sitemap: http://keel.example/sitemap.xml');
  });

  it('takes PUBLIC_URL before the address of the request', async () => {
    const { body } = await ask('/robots.txt', { publicUrl: 'https://keelerada.example' });
    expect(body).toContain('Sitemap: https://keelerada.example/sitemap.xml');
  });
});

describe('sitemap.xml', () => {
  it('lists every public page', async () => {
    const { body, headers } = await ask('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect([...body.matchAll(/<loc>http:\/\/keel\.example(.+)<\/loc>/gu)].map(([, path]) => path)).toEqual([
      ...publicPagePaths,
    ]);
  });

  it.each(['a"b', "a'b", 'a&b'])('writes no host that would break out of its place: %s', async (host) => {
    expect((await ask('/sitemap.xml', {}, { host })).body).not.toContain(host);
  });
});

describe('security.txt', () => {
  it('names the contact and an expiry less than a year ahead', async () => {
    const { body, statusCode } = await ask('/.well-known/security.txt', {
      securityContact: 'mailto:turve@keel.example',
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('Contact: mailto:turve@keel.example\n');
    const expires = Date.parse(/^Expires: (.+)$/mu.exec(body)![1]!);
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });

  it('is not there where no contact is set', async () => {
    expect((await ask('/.well-known/security.txt')).statusCode).toBe(404);
  });
});
