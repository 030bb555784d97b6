import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, DatabaseConnection } from './database-connection';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import * as schema from './schema';
import { UnusableSettingError } from '../config/unusable-setting-error';

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

const VARIABLE = 'DATABASE_URL';
/** Classes of SQLSTATE that speak of rights and of the server, not of a fault in a statement. */
const SETTING_STATES = /^(?:08|28|3D|3F|42501|25006|53|57)/u;
const UNKNOWN_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NONAME', 'EAI_FAIL']);
const MAX_CAUSES = 4;

/** Why no connection to the database could be made. Never shows the password. */
function explainConnectFailure(error: unknown, databaseUrl: string): UnusableSettingError {
  return new UnusableSettingError(VARIABLE, null, describeReason(error, databaseUrl), { cause: error });
}

/** The same for a failure of a statement at start; a fault in the statement itself stays as it is. */
function explainStatementFailure(error: unknown, databaseUrl: string): unknown {
  const refusal = findRefusal(error);
  if (refusal === null || !SETTING_STATES.test(refusal.code ?? '')) return error;
  return explainConnectFailure(refusal, databaseUrl);
}

function describeReason(error: unknown, databaseUrl: string): string {
  const { host, port } = readTarget(databaseUrl);
  const place = `${host}:${port}`;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const refusal = findRefusal(error);
  if (refusal !== null) return `PostgreSQL at ${place} answers: ${refusal.message} (${refusal.code})`;
  if (code === 'ECONNREFUSED') return `nothing listens at ${place} (${code})`;
  if (UNKNOWN_HOST.has(code)) return `the name ${host} cannot be resolved (${code})`;
  return `no connection to ${place} can be made: ${message || code}`;
}

/** What the server itself said; the query builder wraps it. */
function findRefusal(error: unknown): pg.DatabaseError | null {
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth++) {
    if (current instanceof pg.DatabaseError) return current;
    current = current.cause;
  }
  return null;
}

function readTarget(databaseUrl: string): { readonly host: string; readonly port: number | string } {
  try {
    return new pg.Client({ connectionString: databaseUrl });
  } catch {
    // A password with a stray "%", for example: the address cannot be taken apart.
    return { host: 'its server', port: '(unknown)' };
  }
}
