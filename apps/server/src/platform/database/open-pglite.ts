import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { makeDataFolder } from '../config/make-data-folder';
import type { DatabaseConnection, SqlResult } from './database-connection';
import {
  explainFolderFailure,
  makeDamagedDatabaseError,
  makeOtherVersionError,
} from './failures/explain-folder-failure';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import { assertDiskRoom } from './failures/disk-room';
import { lockDatabaseFolder, type FolderLock } from './lock-database-folder';
import * as schema from './schema';

const DATABASE_FOLDER = 'database';
/** Exists once a database has been made. */
const VERSION_FILE = 'PG_VERSION';
/** Content of that file; a database of another version cannot be opened. */
const POSTGRESQL_VERSION = '18';
const LOCK_FILE = 'database.lock';

/**
 * Opens (or makes) the built-in database in `dataDir`, for this process alone. Throws DatabaseInUseError, and
 * UnusableSettingError if the folder cannot be used.
 */
export async function openPglite(dataDir: string): Promise<DatabaseConnection> {
  const folder = join(dataDir, DATABASE_FOLDER);
  const lock = await lockDataFolder(dataDir, folder);
  try {
    const client = await openClient(dataDir, folder);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    return {
      kind: 'pglite',
      db,
      executeSql: (text, values) => executeOnPglite(client, text, values),
      assertRoom: (bytes) => assertDiskRoom(folder, bytes),
      announceServer: (address) => lock.announceServer(address),
      async close() {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw explainFolderFailure(error, dataDir);
  }
}

async function lockDataFolder(dataDir: string, folder: string): Promise<FolderLock> {
  try {
    await makeDataFolder(dataDir);
    return await lockDatabaseFolder(join(dataDir, LOCK_FILE), folder);
  } catch (error) {
    throw explainFolderFailure(error, dataDir);
  }
}

async function openClient(dataDir: string, folder: string): Promise<PGlite> {
  const version = await readVersion(folder);
  if (version !== null && version !== POSTGRESQL_VERSION) {
    throw makeOtherVersionError(dataDir, folder, version, POSTGRESQL_VERSION);
  }
  try {
    if (version === null) await makePglite(folder);
    return checkRoomFirst(await PGlite.create(folder), folder);
  } catch (error) {
    throw makeDamagedDatabaseError(dataDir, folder, error);
  }
}

/** Null if no database has been made yet. */
async function readVersion(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, VERSION_FILE), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Every transaction fails with DiskFullError before it writes if the disk is nearly full. */
function checkRoomFirst(client: PGlite, folder: string): PGlite {
  const transaction = client.transaction.bind(client);
  client.transaction = async (run) => {
    await assertDiskRoom(folder);
    return transaction(run);
  };
  return client;
}

/** Making a database takes half a gigabyte of memory that only closing frees: make, close, then open. */
async function makePglite(folder: string): Promise<void> {
  const client = await PGlite.create(folder);
  await client.close();
}

/** PGlite accepts parameters only with a single statement. */
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
