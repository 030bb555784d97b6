// For tests: a fresh database of each kind. PostgreSQL needs TEST_DATABASE_URL; without it its tests count as skipped.
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { hashMigrations } from './hash-migrations';
import { type DatabaseSettings, openDatabase } from '../open-database';
import type { DatabaseConnection } from '../database-connection';

export interface TestDatabase {
  /** For opening the same database again, also in another process. */
  readonly settings: DatabaseSettings;
  readonly connection: DatabaseConnection;
  /** Closes and opens it again. */
  reopen(): Promise<DatabaseConnection>;
  close(): Promise<void>;
}

export const testDatabaseUrl = process.env.TEST_DATABASE_URL ?? '';

/** Runs the same tests on both databases; each run has one fresh database for all its tests. */
export function describeOnBothDatabases(title: string, define: (database: () => TestDatabase) => void): void {
  describe(`${title} (PGlite)`, () => defineWith(makeTestPglite, define));
  const note = testDatabaseUrl === '' ? ' - skipped: TEST_DATABASE_URL is not set' : '';
  describe.skipIf(testDatabaseUrl === '')(`${title} (PostgreSQL)${note}`, () =>
    defineWith(makeTestPostgresql, define),
  );
}

function defineWith(make: () => Promise<MadeDatabase>, define: (database: () => TestDatabase) => void): void {
  let made: MadeDatabase | undefined;
  let connection: DatabaseConnection | undefined;
  beforeAll(async () => {
    made = await make();
    connection = await openDatabase(made.settings);
  });
  afterAll(async () => {
    await connection?.close();
    await made?.remove();
  });
  define(() => ({
    settings: made!.settings,
    get connection() {
      return connection!;
    },
    async reopen() {
      await connection?.close();
      connection = await openDatabase(made!.settings);
      return connection;
    },
    async close() {
      await connection?.close();
      connection = undefined;
    },
  }));
}

export interface MadeDatabase {
  readonly settings: DatabaseSettings;
  readonly remove: () => Promise<void>;
}

/** A folder with a fresh, migrated PGlite: copied from one made once, because making it takes seconds. */
export async function makeTestPglite(): Promise<MadeDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keelerada-test-'));
  await cp(await preparePgliteTemplate(), dataDir, { recursive: true });
  return {
    settings: { dataDir, databaseUrl: null },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function preparePgliteTemplate(): Promise<string> {
  const template = join(tmpdir(), `keelerada-pglite-${await hashMigrations()}`);
  if (await isThere(template)) return template;
  const draft = await mkdtemp(`${template}-`);
  const connection = await openDatabase({ dataDir: draft, databaseUrl: null });
  await connection.close();
  // Of two test files that make it at once the first wins.
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
  return template;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** A fresh database on the server of TEST_DATABASE_URL. */
export async function makeTestPostgresql(): Promise<MadeDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`create database ${name}`);
  const url = new URL(testDatabaseUrl);
  url.pathname = `/${name}`;
  return {
    settings: { dataDir: '', databaseUrl: url.href },
    remove: () => runOnServer(`drop database ${name} with (force)`),
  };
}

async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
