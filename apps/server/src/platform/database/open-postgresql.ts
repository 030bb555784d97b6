import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, DatabaseConnection } from './database-connection';
import { explainConnectFailure, explainStatementFailure } from './failures/explain-postgresql-failure';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import * as schema from './schema';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** Any fixed number: nodes that start together migrate one after another under this lock. */
const MIGRATION_LOCK = 5_617_209;

/** Opens PostgreSQL and brings its tables up to date. Throws UnusableSettingError where it cannot be reached or refuses. */
export async function openPostgresql(databaseUrl: string): Promise<DatabaseConnection> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'keelerada',
  });
  // Without a listener a connection that breaks ends the process: the pool hears of idle ones alone, not of one that is
  // between two statements of a transaction. The next statement fails, and the pool replaces the connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migratePostgresql(pool, databaseUrl);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgresql',
    // PostgreSQL itself keeps a database whole on a full disk.
    assertRoom: () => Promise.resolve(),
    db: Object.assign(drizzle(pool, { schema }), { transaction: makeTransactions(pool) }),
    async executeSql(text, values) {
      const answer = await pool.query<Record<string, unknown>>(text, values);
      // Several statements answer with a list.
      const result = Array.isArray(answer) ? (answer as (typeof answer)[]).at(-1) : answer;
      return { rows: result?.rows ?? [], rowCount: result?.rowCount ?? 0 };
    },
    // PostgreSQL serves several processes: nobody needs to know where the others are.
    announceServer: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

/** Drizzle's own, over the pool, never gives back a connection on which the transaction cannot even begin. */
function makeTransactions(pool: pg.Pool): Database['transaction'] {
  return async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, { schema }).transaction(run, config);
    } finally {
      client.release();
    }
  };
}

async function migratePostgresql(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw explainConnectFailure(error, databaseUrl);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    throw explainStatementFailure(error, databaseUrl);
  } finally {
    // The lock ends with the connection.
    client.release(true);
  }
}
