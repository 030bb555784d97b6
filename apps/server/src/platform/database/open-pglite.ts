import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseConnection, SqlResult } from './database-connection';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import { lockDatabaseFolder } from './lock-database-folder';
import * as schema from './schema';

const DATABASE_FOLDER = 'database';
/** There from the moment a database has been made. */
const VERSION_FILE = 'PG_VERSION';
const LOCK_FILE = 'database.lock';

/** Opens (or makes) the built-in database in `dataDir`, for this process alone. Throws DatabaseInUseError. */
export async function openPglite(dataDir: string): Promise<DatabaseConnection> {
  const folder = join(dataDir, DATABASE_FOLDER);
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDatabaseFolder(join(dataDir, LOCK_FILE), folder);
  try {
    if (!existsSync(join(folder, VERSION_FILE))) await makePglite(folder);
    const client = await PGlite.create(folder);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    return {
      kind: 'pglite',
      db,
      executeSql: (text, values) => executeOnPglite(client, text, values),
      announceServer: (address) => lock.announceServer(address),
      async close() {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Making a database takes half a gigabyte that only closing gives back: make, close, then open. */
async function makePglite(folder: string): Promise<void> {
  const client = await PGlite.create(folder);
  await client.close();
}

/** PGlite takes parameters for single statements only, and several statements only without parameters. */
async function executeOnPglite(client: PGlite, text: string, values?: unknown[]): Promise<SqlResult> {
  if (values !== undefined && values.length > 0) {
    const result = await client.query<Record<string, unknown>>(text, values);
    return countRows(result.rows, result.affectedRows);
  }
  const results = await client.exec(text);
  const last = results.findLast((result) => result.fields.length > 0) ?? results.at(-1);
  return countRows(last?.rows ?? [], last?.affectedRows);
}

/** PGlite counts changed rows only, PostgreSQL's driver selected ones too. */
function countRows(rows: Record<string, unknown>[], changed: number | undefined): SqlResult {
  return { rows, rowCount: Math.max(rows.length, changed ?? 0) };
}
