import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { makeDataFolder } from '../config/make-data-folder';
import type { DatabaseConnection, SqlResult } from './database-connection';
import { MIGRATIONS_FOLDER } from './migrations-folder';
import { assertDiskRoom } from './failures/disk-room';
import { lockDatabaseFolder, type FolderLock } from './lock-database-folder';
import * as schema from './schema';
import { readOwn } from '@keelerada/estonian/make-table';
import { UnusableSettingError } from '../config/unusable-setting-error';

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
  if (version !== null && version !== POSTGRESQL_VERSION)
    throw makeOtherVersionError(dataDir, folder, version, POSTGRESQL_VERSION);
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

const VARIABLE = 'DATA_DIR';
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'a file stands where a folder is needed',
  ENOTDIR: 'a file stands where a folder is needed',
  EACCES: 'this process may not read and write there',
  EPERM: 'this process may not read and write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** A failure of the file system at start as one line that names the setting; anything else stays as it is. */
function explainFolderFailure(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  const reason = readOwn(REASONS, code) ?? 'it cannot be used';
  return new UnusableSettingError(VARIABLE, dataDir, `${reason} (${error.message})`, { cause: error });
}

/** The built-in PostgreSQL can neither open nor make its files; it does not say why. */
function makeDamagedDatabaseError(dataDir: string, folder: string, cause: unknown): Error {
  const reason =
    `the database in ${folder} cannot be opened: files are damaged, missing or not readable for this process, ` +
    'or the disk is full. Put back a copy of the folder, or move it away to begin with an empty database';
  return new UnusableSettingError(VARIABLE, dataDir, reason, { cause });
}

/** The database was made by another version of PostgreSQL, whose files cannot be read. */
function makeOtherVersionError(dataDir: string, folder: string, found: string, needed: string): Error {
  const reason =
    `the database in ${folder} was made by PostgreSQL ${found}, and the built-in one is ${needed}. ` +
    'Move the folder away to begin with an empty database';
  return new UnusableSettingError(VARIABLE, dataDir, reason);
}
