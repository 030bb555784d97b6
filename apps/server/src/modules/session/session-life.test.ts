import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { session } from '../../platform/database/schema';
import { makeNextToken } from '../../platform/session/refresh-token';
import { grantRole } from '../../platform/session/session.repository';

import {
  SITE,
  KEY,
  connection,
  provider,
  app,
  makeApp,
  signIn,
  readStatus,
  call,
  countSessions,
  useSessionSite,
  refreshCookie,
  type Cookies,
} from '../../app/testing/session-site-for-test';

useSessionSite();

describe('a session', () => {
  const renew = async (cookies: Cookies) => {
    const response = await call('POST', '/api/auth/renew', cookies, SITE);
    return { status: response.statusCode, token: response.cookies[0]?.value, cookie: response.cookies[0] };
  };

  it('is renewed by another refresh token; the old one gives the same new one for a while, and nothing else', async () => {
    const old = await signIn('mari');
    const { status, token, cookie } = await renew(old);
    expect(status).toBe(204);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, ...refreshCookie });
    const renewed = { refreshToken: token! };
    expect((await readStatus(renewed)).user).not.toBeNull();
    expect(await readStatus(old)).toMatchObject({ user: null, accessToken: null });
    expect((await renew(old)).token).toBe(token);
    await call('DELETE', '/api/auth/logout', old, SITE);
    expect((await readStatus(renewed)).user).not.toBeNull();
    await connection.db.update(session).set({ rotatedAt: new Date(Date.now() - 31_000) });
    expect(await renew(old)).toEqual({ status: 401 });
  });

  it('has a token that only the one before it leads to, and only by the key of the site', async () => {
    const old = await signIn('mari');
    const { token } = await renew(old);
    const { token: third } = await renew({ refreshToken: token! });
    expect(new Set([old['refreshToken'], token, third]).size).toBe(3);
    // Two renewals later the first token is none any more, however short the time.
    expect((await renew(old)).status).toBe(401);
    const elsewhere = makeNextToken(old['refreshToken']!, new TextEncoder().encode('another key'));
    expect(elsewhere.token).not.toBe(token);
  });

  it('goes on in all tabs that renew it at once: all get the same token', async () => {
    const old = await signIn('mari');
    const renewals = await Promise.all(Array.from({ length: 10 }, () => renew(old)));
    expect(renewals.map(({ status }) => status)).toEqual(Array(10).fill(204));
    const [token, ...others] = new Set(renewals.map((each) => each.token));
    expect(others).toEqual([]);
    expect((await readStatus({ refreshToken: token! })).user).not.toBeNull();
  });

  it('says how long it goes on without use, and is not used by the question', async () => {
    const cookies = await signIn('mari');
    const begun = (await readStatus(cookies)).sessionSeconds!;
    expect(begun).toBeGreaterThan(29 * 60);
    expect(begun).toBeLessThanOrEqual(30 * 60);
    await connection.db.update(session).set({ seenAt: new Date(Date.now() - 26 * 60_000) });
    for (let asked = 0; asked < 2; asked += 1)
      expect((await readStatus(cookies)).sessionSeconds).toBeLessThanOrEqual(4 * 60);
    // The hours are over before the half hour without use.
    await connection.db
      .update(session)
      .set({ seenAt: new Date(), expiresAt: new Date(Date.now() + 3 * 60_000) });
    expect((await readStatus(cookies)).sessionSeconds).toBeLessThanOrEqual(3 * 60);
    expect(await readStatus({})).not.toHaveProperty('sessionSeconds');
  });

  it('leaves the cookie alone when a renewal fails: another tab may have a new one', async () => {
    const response = await call('POST', '/api/auth/renew', { refreshToken: 'unknown' }, SITE);
    expect(response.statusCode).toBe(401);
    expect(response.cookies).toEqual([]);
  });

  it('ends at last after its hours, however often it is renewed', async () => {
    const cookies = await signIn('mari');
    const [begun] = await connection.db.select().from(session);
    expect(begun!.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 12 * 60 * 60 * 1000);
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
    const before = Date.now();
    expect((await use()).statusCode).toBe(200);
    const [used] = await connection.db.select().from(session);
    expect(used!.seenAt.getTime()).toBeGreaterThanOrEqual(before);
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
