import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { account, session } from '../platform/database/schema';
import type { DatabaseConnection } from '../platform/database/database-connection';
import { openDatabase } from '../platform/database/open-database';
import { makeTestPglite } from '../platform/database/testing/test-databases';
import { ACCESS_TOKEN_MINUTES, makeAccessTokens } from '../platform/session/access-tokens';
import {
  beginSession,
  findByRefreshToken,
  grantRole,
  saveAccount,
} from '../platform/session/session.repository';
import { makeTestApp, SESSION_LENGTH } from './testing/app-for-test';

const KEY = new TextEncoder().encode('a key that is long enough for tests of permissions');
const ADMIN_CALLS = /^\/api\/(?:admin|actuator)\//u;
const HOUR_MS = 60 * 60 * 1000;
const identities = ['none', 'USER', 'ADMIN', 'expired', 'forged', 'unsigned', 'ended'] as const;

let database: Awaited<ReturnType<typeof makeTestPglite>>;
let connection: DatabaseConnection;
let app: FastifyInstance;
const tokens: Partial<Record<(typeof identities)[number], string>> = {};
const calls: { readonly method: 'GET' | 'POST' | 'DELETE'; readonly url: string }[] = [];

beforeAll(async () => {
  database = await makeTestPglite();
  connection = await openDatabase(database.settings);
  const accessTokens = makeAccessTokens(KEY);
  ({ app } = await makeTestApp({
    parts: {
      db: connection.db,
      isIndexReady: () => true,
      session: { sessionKey: KEY, accessTokens, identityProvider: null, ...SESSION_LENGTH },
    },
  }));
  for (const role of ['USER', 'ADMIN', 'ended'] as const) {
    const identity = { issuer: 'i', subject: role, firstName: role, email: `${role}@example.org` };
    await beginSession(connection.db, await saveAccount(connection.db, identity), role, {
      expiresAt: new Date(Date.now() + HOUR_MS),
      idleMinutes: 30,
    });
    if (role !== 'USER') await grantRole(connection.db, identity.email, 'ADMIN');
    const signedIn = (await findByRefreshToken(connection.db, role))!;
    tokens[role] = await accessTokens.make(signedIn);
    if (role !== 'ADMIN') continue;
    const longAgo = () => new Date(Date.now() - (ACCESS_TOKEN_MINUTES + 1) * 60_000);
    tokens.expired = await makeAccessTokens(KEY, longAgo).make(signedIn);
    tokens.forged = await makeAccessTokens(new Uint8Array(32)).make(signedIn);
    tokens.unsigned = `${btoa('{"alg":"none"}')}.${tokens.ADMIN!.split('.')[1]}.`;
  }
  await connection.db.delete(session).where(eq(session.refreshTokenHash, 'ended'));
  const { paths } = (await app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
  for (const [url, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      if (!['get', 'post', 'delete'].includes(method)) continue;
      calls.push({
        method: method.toUpperCase() as 'GET',
        url: url.replace('{name}', 'http.errors.500.total').replace('{id}', randomUUID()),
      });
    }
  }
});
afterAll(async () => {
  await app.close();
  await connection.close();
  await database.remove();
});

describe.each(identities)('with a session that is %s', (identity) => {
  it('every call lets through exactly those whom it is for', async () => {
    expect(calls.filter(({ url }) => ADMIN_CALLS.test(url)).length).toBeGreaterThanOrEqual(4);
    expect(calls.length).toBeGreaterThan(20);
    const token = tokens[identity];
    for (const { method, url } of calls) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const { statusCode } = await app.inject({ method, url, headers });
      const isRefused = statusCode === 401 || statusCode === 403;
      const name = `${method} ${url}`;
      if (!ADMIN_CALLS.test(url)) {
        // Renewing asks for the cookie, whatever the bearer token is.
        if (url !== '/api/auth/renew') expect(isRefused, name).toBe(false);
      } // 404 and 400: nothing has the id, and no body is sent.
      else if (identity === 'ADMIN') expect([200, 400, 404], name).toContain(statusCode);
      else expect(statusCode, name).toBe(identity === 'USER' ? 403 : 401);
    }
  });
});

it('a role that is taken away is gone at once', async () => {
  const headers = { authorization: `Bearer ${tokens.ADMIN!}` };
  await connection.db.update(account).set({ role: 'USER' });
  expect((await app.inject({ url: '/api/admin/texts-to-review', headers })).statusCode).toBe(403);
});

it('tokens of another algorithm are worth nothing', async () => {
  const other = await new SignJWT({ sid: 'x' })
    .setProtectedHeader({ alg: 'HS512' })
    .setExpirationTime('1h')
    .sign(KEY);
  const headers = { authorization: `Bearer ${other}` };
  expect((await app.inject({ url: '/api/admin/texts-to-review', headers })).statusCode).toBe(401);
});
