// For tests: signing in and out of the application through a real OpenID Connect provider.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { StatusResponse } from '@keelerada/contract/fields/status';
import type { FastifyInstance } from 'fastify';
import { makeTestApp, SESSION_LENGTH } from './app-for-test';
import { account, session } from '../../platform/database/schema';
import { openDatabase } from '../../platform/database/open-database';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { makeTestPglite } from '../../platform/database/testing/test-databases';
import { makeAccessTokens } from '../../platform/session/access-tokens';
import {
  startTestProvider,
  TEST_CLIENT,
  type TestProvider,
} from '../../modules/session/testing/identity-provider-for-test';

export const SITE = 'http://localhost';
const CALLBACK = `${SITE}/api/auth/login/harid/success`;
export const KEY = new TextEncoder().encode('a key that is long enough for tests of sessions');
const persons = {
  mari: { given_name: 'Mari', email: 'mari@example.org', personal_code: 'EE:1' },
  jaan: { given_name: 'Jaan', email: 'jaan@example.org' },
};

let database: Awaited<ReturnType<typeof makeTestPglite>>;
export let connection: DatabaseConnection;
export let provider: TestProvider;
export let app: FastifyInstance;

/** One provider and one application for all tests of a file; each test begins without accounts. */
export function useSessionSite(makeDatabase = makeTestPglite): void {
  beforeAll(async () => {
    database = await makeDatabase();
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
}

export async function makeApp(
  issuer: string | null,
  publicUrl: string | null = null,
): Promise<FastifyInstance> {
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

export type Cookies = Record<string, string>;

export const signInCookie = { path: '/api/auth/login/harid', maxAge: 10 * 60, sameSite: 'Lax' };
export const refreshCookie = { path: '/api', maxAge: 12 * 60 * 60, sameSite: 'Strict' };

export async function begin(language = 'et') {
  const response = await app.inject(`/api/auth/login/harid?language=${language}`);
  expect(response.statusCode).toBe(302);
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, ...signInCookie });
  return { url: response.headers.location!, cookies: { [cookie!.name]: cookie!.value } };
}

export const finish = (url: string, cookies: Cookies) =>
  app.inject({ url: url.replace(SITE, ''), cookies, headers: { host: 'localhost' } });

/** Signs somebody in; answers the cookie of the session. */
export async function signIn(subject: keyof typeof persons): Promise<Cookies> {
  const { url, cookies } = await begin();
  const response = await finish(await provider.signIn(url, subject), cookies);
  expect(response.headers.location).toBe('/admin');
  const cookie = response.cookies.find(({ name }) => name === 'refreshToken')!;
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, ...refreshCookie });
  expect(response.cookies).toContainEqual(expect.objectContaining({ name: 'signIn', value: '' }));
  return { refreshToken: cookie.value };
}

export async function readStatus(cookies: Cookies) {
  const response = await app.inject({ url: '/api/status', cookies });
  return response.json<
    Pick<StatusResponse, 'user' | 'accessToken' | 'integrationPaths' | 'sessionSeconds'>
  >();
}

export const call = (method: 'POST' | 'DELETE', url: string, cookies: Cookies, origin?: string) =>
  app.inject({
    method,
    url,
    cookies,
    headers: { host: 'localhost', 'content-type': 'application/json', ...(origin && { origin }) },
  });

export const countSessions = () => connection.db.$count(session);
