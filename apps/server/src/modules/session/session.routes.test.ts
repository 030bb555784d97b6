import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import type { FastifyInstance } from 'fastify';
import { makeTestApp, SESSION_LENGTH } from '../../app/testing/app-for-test';
import { account, session } from '../../platform/database/schema';
import { openDatabase } from '../../platform/database/open-database';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { makeTestPglite } from '../../platform/database/testing/test-databases';
import { makeAccessTokens } from '../../platform/session/access-tokens';
import { grantRole } from '../../platform/session/session.repository';
import { startTestProvider, TEST_CLIENT, type TestProvider } from './testing/identity-provider-for-test';

const SITE = 'http://localhost';
const CALLBACK = `${SITE}/api/auth/login/harid/success`;
const KEY = new TextEncoder().encode('a key that is long enough for tests of sessions');
const persons = {
  mari: { given_name: 'Mari', email: 'mari@example.org', personal_code: 'EE:1' },
  jaan: { given_name: 'Jaan', email: 'jaan@example.org' },
};

let database: Awaited<ReturnType<typeof makeTestPglite>>;
let connection: DatabaseConnection;
let provider: TestProvider;
let app: FastifyInstance;

beforeAll(async () => {
  database = await makeTestPglite();
  connection = await openDatabase(database.settings);
  provider = await startTestProvider(CALLBACK, persons);
  app = await makeApp(provider.issuer);
});
afterAll(async () => {
  await app.close();
  await provider.close();
  await connection.close();
  await database.remove();
});
beforeEach(async () => {
  await connection.db.delete(account);
});

async function makeApp(issuer: string | null, publicUrl: string | null = null): Promise<FastifyInstance> {
  const made = await makeTestApp({
    publicUrl,
    parts: {
      db: connection.db,
      isIndexReady: () => true,
      session: {
        sessionKey: KEY,
        accessTokens: makeAccessTokens(KEY),
        identityProvider: issuer === null ? null : { issuer, ...TEST_CLIENT },
        ...SESSION_LENGTH,
      },
    },
  });
  return made.app;
}

type Cookies = Record<string, string>;

const signInCookie = { path: '/api/auth/login/harid', maxAge: 10 * 60, sameSite: 'Lax' };
const refreshCookie = { path: '/api', maxAge: 12 * 60 * 60, sameSite: 'Strict' };

async function begin(language = 'et') {
  const response = await app.inject(`/api/auth/login/harid?language=${language}`);
  expect(response.statusCode).toBe(302);
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, ...signInCookie });
  return { url: response.headers.location!, cookies: { [cookie!.name]: cookie!.value } };
}

const finish = (url: string, cookies: Cookies) =>
  app.inject({ url: url.replace(SITE, ''), cookies, headers: { host: 'localhost' } });

/** Signs somebody in; answers the cookie of the session. */
async function signIn(subject: keyof typeof persons): Promise<Cookies> {
  const { url, cookies } = await begin();
  const response = await finish(await provider.signIn(url, subject), cookies);
  expect(response.headers.location).toBe('/admin');
  const cookie = response.cookies.find(({ name }) => name === 'refreshToken')!;
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, ...refreshCookie });
  expect(response.cookies).toContainEqual(expect.objectContaining({ name: 'signIn', value: '' }));
  return { refreshToken: cookie.value };
}

async function readStatus(cookies: Cookies) {
  const response = await app.inject({ url: '/api/status', cookies });
  return response.json<{ user: unknown; accessToken: string | null; integrationPaths: unknown }>();
}

const call = (method: 'POST' | 'DELETE', url: string, cookies: Cookies, origin?: string) =>
  app.inject({
    method,
    url,
    cookies,
    headers: { host: 'localhost', 'content-type': 'application/json', ...(origin && { origin }) },
  });

const countSessions = () => connection.db.$count(session);

describe('a sign-in', () => {
  it('makes an account with the role USER and a session that the status tells of', async () => {
    const cookies = await signIn('mari');
    const { user, accessToken, integrationPaths } = await readStatus(cookies);
    expect(user).toEqual({ firstName: 'Mari', roleName: 'USER' });
    expect(integrationPaths).toMatchObject({ login: '/api/auth/login/harid' });
    const claims = JSON.parse(Buffer.from(accessToken!.split('.')[1]!, 'base64url').toString()) as object;
    expect(claims).toMatchObject({ firstName: 'Mari', roleName: 'USER' });
    expect(JSON.stringify(claims)).not.toContain('EE:1');
    const rows = await connection.db.select().from(account);
    expect(rows).toMatchObject([{ subject: 'mari', email: 'mari@example.org', role: 'USER' }]);
    expect(JSON.stringify(rows)).not.toContain('EE:1');
  });

  it('asks the provider with PKCE, state, nonce, scope and language', async () => {
    const { searchParams } = new URL((await begin('ET')).url);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('scope')).toBe('openid profile personal_code email');
    expect(searchParams.get('ui_locales')).toBe('et');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/.{20}/u);
  });

  it('finds the account of a person again and keeps the role', async () => {
    await signIn('mari');
    await grantRole(connection.db, 'MARI@example.org', 'ADMIN');
    expect((await readStatus(await signIn('mari'))).user).toMatchObject({ roleName: 'ADMIN' });
    expect(await connection.db.$count(account)).toBe(1);
    expect(await countSessions()).toBe(1);
  });

  it('asks for the personal code where the identity has none', async () => {
    const { url, cookies } = await begin();
    const response = await finish(await provider.signIn(url, 'jaan'), cookies);
    expect(response.headers.location).toBe('/?idCodeMissing=true');
    expect(await connection.db.$count(account)).toBe(0);
  });

  describe('without a session at the end', () => {
    async function prepare() {
      const { url, cookies } = await begin();
      return { back: await provider.signIn(url, 'mari'), cookies };
    }
    const change = (url: string, name: string, value: string | null) => {
      const changed = new URL(url);
      if (value === null) changed.searchParams.delete(name);
      else changed.searchParams.set(name, value);
      return changed.href;
    };
    const other = { signIn: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..x.y.z' };
    const cases: readonly [string, (tried: { back: string; cookies: Cookies }) => [string, Cookies]][] = [
      ['without the cookie of its beginning', ({ back }) => [back, {}]],
      ['with a forged cookie', ({ back }) => [back, other]],
      ['with an empty cookie', ({ back }) => [back, { signIn: '' }]],
      ['with a cut cookie', ({ back, cookies }) => [back, { signIn: cookies['signIn']!.slice(0, -4) }]],
      ['with another state', ({ back, cookies }) => [change(back, 'state', 'other'), cookies]],
      ['without a state', ({ back, cookies }) => [change(back, 'state', null), cookies]],
      ['with another code', ({ back, cookies }) => [change(back, 'code', 'other'), cookies]],
      ['without a code', ({ back, cookies }) => [change(back, 'code', null), cookies]],
      ['with an empty code', ({ back, cookies }) => [change(back, 'code', ''), cookies]],
      [
        'with the code of another client',
        ({ back, cookies }) => [change(back, 'code', 'x'.repeat(43)), cookies],
      ],
      ['with another issuer', ({ back, cookies }) => [change(back, 'iss', 'https://evil.example'), cookies]],
      [
        'where the person refused',
        ({ back, cookies }) => [change(change(back, 'code', null), 'error', 'access_denied'), cookies],
      ],
      [
        'where the provider failed',
        ({ back, cookies }) => [change(change(back, 'code', null), 'error', 'server_error'), cookies],
      ],
      ['with two codes', ({ back, cookies }) => [`${back}&code=second`, cookies]],
      ['with two states', ({ back, cookies }) => [`${back}&state=second`, cookies]],
      ['with an id token in the address', ({ back, cookies }) => [`${back}&id_token=e30.e30.`, cookies]],
    ];

    it.each(cases)('%s', async (_name, spoil) => {
      const response = await finish(...spoil(await prepare()));
      expect(response.headers.location).toBe('/?loginFailed=true');
      expect(response.cookies.find(({ name }) => name === 'refreshToken')).toBeUndefined();
      expect(await countSessions()).toBe(0);
    });

    it.each([
      ['without an id token', 'scope', 'profile'],
      ['with the id token of another sign-in', 'nonce', 'other'],
      ['with the code of another beginning', 'code_challenge', 'x'.repeat(43)],
    ])('%s', async (_name, parameter, value) => {
      const { url, cookies } = await begin();
      const back = await provider.signIn(change(url, parameter, value), 'mari');
      expect((await finish(back, cookies)).headers.location).toBe('/?loginFailed=true');
      expect(await countSessions()).toBe(0);
    });

    it.each([
      ['with an id token that somebody else has signed', 'signature'],
      ['with an id token that was made for another site', 'azp'],
    ] as const)('%s', async (_name, what) => {
      const { url, cookies } = await begin();
      provider.spoil(what);
      const back = await provider.signIn(url, 'mari');
      expect((await finish(back, cookies)).headers.location).toBe('/?loginFailed=true');
      provider.spoil(null);
      expect(await countSessions()).toBe(0);
    });

    it('with the cookie of another sign-in', async () => {
      const [first, second] = [await prepare(), await prepare()];
      expect((await finish(first.back, second.cookies)).headers.location).toBe('/?loginFailed=true');
      expect(await countSessions()).toBe(0);
    });

    it('a second time with the same code', async () => {
      const { back, cookies } = await prepare();
      expect((await finish(back, cookies)).headers.location).toBe('/admin');
      await connection.db.delete(session);
      expect((await finish(back, cookies)).headers.location).toBe('/?loginFailed=true');
      expect(await countSessions()).toBe(0);
    });

    it('where the provider is not there', async () => {
      const lonely = await makeApp('http://127.0.0.1:9');
      const response = await lonely.inject('/api/auth/login/harid?language=et');
      expect(response.headers.location).toBe('/?loginFailed=true');
      await lonely.close();
    });

    it('where no provider is configured', async () => {
      const closed = await makeApp(null);
      expect((await closed.inject('/api/auth/login/harid')).headers.location).toBe('/login?loginFailed=true');
      const status = (await closed.inject('/api/status')).json<{ integrationPaths: object }>();
      expect(status.integrationPaths).not.toHaveProperty('login');
      await closed.close();
    });
  });
});

describe('a session', () => {
  it('is renewed by another refresh token; the old one is soon worthless', async () => {
    const old = await signIn('mari');
    const response = await call('POST', '/api/auth/renew', old, SITE);
    expect(response.statusCode).toBe(204);
    expect(response.cookies[0]).toMatchObject({ httpOnly: true, secure: true, ...refreshCookie });
    const renewed = { refreshToken: response.cookies[0]!.value };
    expect((await readStatus(renewed)).user).not.toBeNull();
    await connection.db.update(session).set({ rotatedAt: new Date(Date.now() - 31_000) });
    expect((await readStatus(old)).user).toBeNull();
    expect((await call('POST', '/api/auth/renew', old, SITE)).statusCode).toBe(401);
  });

  it('goes on in all tabs that renew it at once: one rotates the token, the others follow', async () => {
    const old = await signIn('mari');
    const renewals = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/api/auth/renew', old, SITE)),
    );
    expect(renewals.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204));
    const [cookie, ...others] = renewals.flatMap(({ cookies }) => cookies);
    expect(others).toEqual([]);
    expect((await readStatus({ refreshToken: cookie!.value })).user).not.toBeNull();
    // A tab may ask before the browser has the new cookie.
    expect((await readStatus(old)).user).not.toBeNull();
  });

  it('leaves the cookie alone when a renewal fails: another tab may have a new one', async () => {
    const response = await call('POST', '/api/auth/renew', { refreshToken: 'unknown' }, SITE);
    expect(response.statusCode).toBe(401);
    expect(response.cookies).toEqual([]);
  });

  it('ends at last after its hours, however often it is renewed', async () => {
    const cookies = await signIn('mari');
    const [begun] = await connection.db.select().from(session);
    expect(begun!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(12 * 60 * 60 * 1000);
    await call('POST', '/api/auth/renew', cookies, SITE);
    const [renewed] = await connection.db.select().from(session);
    expect(renewed!.expiresAt).toEqual(begun!.expiresAt);
  });

  it('ends without a call for half an hour, and goes on with one', async () => {
    const cookies = await signIn('mari');
    const { accessToken } = await readStatus(cookies);
    await grantRole(connection.db, 'mari@example.org', 'ADMIN');
    const use = () =>
      app.inject({ url: '/api/admin/usage', headers: { authorization: `Bearer ${accessToken}` } });
    const wait = (minutes: number) =>
      connection.db.update(session).set({ seenAt: new Date(Date.now() - minutes * 60_000) });
    await wait(29);
    expect((await use()).statusCode).toBe(200);
    const [used] = await connection.db.select().from(session);
    expect(Date.now() - used!.seenAt.getTime()).toBeLessThan(60_000);
    await wait(31);
    expect((await use()).statusCode).toBe(401);
    expect((await readStatus(cookies)).user).toBeNull();
    expect((await call('POST', '/api/auth/renew', cookies, SITE)).statusCode).toBe(401);
  });

  it('is not there for a signed token that names something else', async () => {
    const token = await new SignJWT({ sid: 'nonsense', firstName: 'Mari', roleName: 'ADMIN' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('keelerada')
      .setAudience('keelerada')
      .setExpirationTime('1h')
      .sign(KEY);
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: '/api/admin/usage', headers })).statusCode).toBe(401);
  });

  it('has cookies of this host alone where the site is on HTTPS', async () => {
    const secure = await makeApp(provider.issuer, 'https://keel.example');
    const { cookies } = await secure.inject('/api/auth/login/harid?language=et');
    expect(cookies[0]).toMatchObject({ name: '__Host-signIn', path: '/', secure: true });
    const { refreshToken } = await signIn('mari');
    const send = (name: string) =>
      secure.inject({ method: 'POST', url: '/api/auth/renew', cookies: { [name]: refreshToken! } });
    expect((await send('refreshToken')).statusCode).toBe(401);
    const renewed = await send('__Host-refreshToken');
    expect(renewed.cookies[0]).toMatchObject({ name: '__Host-refreshToken', path: '/', secure: true });
    await secure.close();
  });

  it('ends at logout', async () => {
    const cookies = await signIn('mari');
    expect((await call('DELETE', '/api/auth/logout', cookies, SITE)).statusCode).toBe(204);
    expect((await readStatus(cookies)).user).toBeNull();
    expect((await call('POST', '/api/auth/renew', cookies, SITE)).statusCode).toBe(401);
    expect(await countSessions()).toBe(0);
  });

  it('ends after its days', async () => {
    const cookies = await signIn('mari');
    await connection.db.update(session).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await readStatus(cookies)).user).toBeNull();
    expect((await call('POST', '/api/auth/renew', cookies, SITE)).statusCode).toBe(401);
  });

  it('is not changed by a page of another site', async () => {
    const cookies = await signIn('mari');
    for (const [method, path] of [
      ['POST', 'renew'],
      ['DELETE', 'logout'],
    ] as const) {
      const response = await call(method, `/api/auth/${path}`, cookies, 'https://evil.example');
      expect(response.statusCode).toBe(403);
    }
    const fromElsewhere = await app.inject({
      method: 'DELETE',
      url: '/api/auth/logout',
      cookies,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(fromElsewhere.statusCode).toBe(403);
    expect((await readStatus(cookies)).user).not.toBeNull();
  });

  it('is not kept as it stands in the cookie', async () => {
    const { refreshToken } = await signIn('mari');
    const [row] = await connection.db.select().from(session);
    expect(row!.refreshTokenHash).not.toContain(refreshToken);
    expect(
      await connection.db.select().from(session).where(eq(session.refreshTokenHash, refreshToken!)),
    ).toEqual([]);
  });
});
