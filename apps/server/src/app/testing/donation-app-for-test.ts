// For tests: the application with a store, an administrator and a count of the asked-for analyses.
import type { FastifyInstance } from 'fastify';
import { makeTextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import type { RateLimit } from '../../platform/config/rate-limit-setting';
import type { Database, DatabaseConnection } from '../../platform/database/database-connection';
import { openDatabase } from '../../platform/database/open-database';
import { makeTestPglite } from '../../platform/database/testing/test-databases';
import { makeAccessTokens } from '../../platform/session/access-tokens';
import {
  beginSession,
  findByRefreshToken,
  grantRole,
  saveAccount,
} from '../../platform/session/session.repository';
import { makeTestApp, SESSION_LENGTH } from './app-for-test';

const KEY = new TextEncoder().encode('a key that is long enough for tests of donations');
const HOUR_MS = 60 * 60 * 1000;

export interface DonationApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly executeSql: DatabaseConnection['executeSql'];
  /** Headers of an administrator. */
  readonly admin: { readonly authorization: string };
  readonly lines: readonly string[];
  readonly countAnnotationRequests: () => number;
  readonly close: () => Promise<void>;
}

export async function makeDonationApp(
  rateLimit: RateLimit | null = null,
  makeDatabase = makeTestPglite,
): Promise<DonationApp> {
  const database = await makeDatabase();
  const connection = await openDatabase(database.settings);
  const { db } = connection;
  const accessTokens = makeAccessTokens(KEY);
  let requests = 0;
  const { app, lines } = await makeTestApp({
    rateLimit,
    parts: {
      db,
      readTextColumns: makeTextColumnsReader(db),
      isIndexReady: () => true,
      requestAnnotation: () => Promise.resolve(void requests++),
      session: { sessionKey: KEY, accessTokens, identityProvider: null, ...SESSION_LENGTH },
    },
  });
  const identity = { issuer: 'i', subject: 's', firstName: 'Mari', email: 'mari@example.org' };
  const accountId = await saveAccount(db, identity);
  await beginSession(db, accountId, 'token', {
    expiresAt: new Date(Date.now() + HOUR_MS),
    idleMinutes: SESSION_LENGTH.sessionIdleMinutes,
  });
  await grantRole(db, identity.email, 'ADMIN');
  const token = await accessTokens.make((await findByRefreshToken(db, 'token'))!);
  return {
    app,
    db,
    executeSql: (text, values) => connection.executeSql(text, values),
    admin: { authorization: `Bearer ${token}` },
    lines,
    countAnnotationRequests: () => requests,
    close: async () => {
      await app.close();
      await connection.close();
      await database.remove();
    },
  };
}
