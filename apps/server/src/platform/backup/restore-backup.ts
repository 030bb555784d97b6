import { refreshStatistics } from '../database/refresh-statistics';
import type { DatabaseConnection, DatabaseTransaction } from '../database/database-connection';
import { readMigrations, StoreNotEmptyError, type BackupTable, type RowCounts } from './backup-format';
import {
  emptyStore,
  finishRestoring,
  insertRows,
  isStoreEmpty,
  lockStore,
  remakeTables,
  runMigrations,
} from './backup.repository';
import { checkBackup, readBackup, type BackupRow, type CheckedBackup } from './read-backup';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4_000_000;

export interface RestoreOptions {
  /** Whether what the store holds may be replaced. */
  readonly replaces: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Puts the rows of a backup in the place of all that the store holds, in one transaction: whatever fails, nothing has
 * changed. A backup of an older version gets the changes of the tables that came since. Throws BackupError, StoreNotEmptyError.
 */
export async function restoreBackup(
  connection: DatabaseConnection,
  path: string,
  { replaces, signal }: RestoreOptions,
): Promise<RowCounts> {
  const checked = await checkBackup(path);
  await connection.assertRoom(checked.characters);
  await connection.db.transaction(async (transaction) => {
    await lockStore(transaction);
    if (!replaces && !(await isStoreEmpty(transaction)))
      throw new StoreNotEmptyError('the store is not empty');
    await load(transaction, path, checked, signal);
  });
  await refreshStatistics((sql) => connection.executeSql(sql));
  return checked.rows;
}

async function load(
  transaction: DatabaseTransaction,
  path: string,
  { header }: CheckedBackup,
  signal?: AbortSignal,
): Promise<void> {
  const known = readMigrations();
  const age = header.migrations.length;
  if (age === known.length) await emptyStore(transaction);
  else await remakeTables(transaction, known.slice(0, age));
  for await (const { table, rows } of collectBatches(readBackup(path))) {
    signal?.throwIfAborted();
    await insertRows(transaction, table, rows);
  }
  await runMigrations(transaction, known.slice(age));
  await finishRestoring(transaction);
}

interface Batch {
  readonly table: BackupTable;
  readonly rows: string[];
  characters: number;
}

const isFull = ({ rows, characters }: Batch) => rows.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS;

async function* collectBatches(parts: AsyncGenerator<object | BackupRow>): AsyncGenerator<Batch> {
  let batch: Batch | null = null;
  for await (const part of parts) {
    if (!('table' in part)) continue;
    if (batch !== null && (isFull(batch) || batch.table !== part.table)) {
      yield batch;
      batch = null;
    }
    batch ??= { table: part.table, rows: [], characters: 0 };
    batch.rows.push(part.row);
    batch.characters += part.row.length;
  }
  if (batch !== null) yield batch;
}
