import { getTableName, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database/database-connection';
import { session } from '../database/schema';
import { backupTables, type BackupTable, type Migration } from './backup-format';

const ROWS_A_FETCH = 200;
/** Tables that number their own rows. */
const numberedTables: readonly BackupTable[] = ['donation_log', 'admin_log', 'site_content'];

/** Runs a reading of the whole store in one moment of it, whatever others write meanwhile. */
export function readConsistently<Result>(
  db: Database,
  read: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** All rows of a table, each as its JSON; a few hundred are in memory at a time. */
export async function* readRows(
  transaction: DatabaseTransaction,
  table: BackupTable,
): AsyncGenerator<readonly string[]> {
  const name = sql.identifier(table);
  await transaction.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as json from ${name} t`,
  );
  for (;;) {
    const fetched = await transaction.execute(sql.raw(`fetch ${ROWS_A_FETCH} from backup_rows`));
    const { rows } = fetched as { rows: readonly { json: string }[] };
    if (rows.length > 0) yield rows.map(({ json }) => json);
    if (rows.length < ROWS_A_FETCH) break;
  }
  await transaction.execute(sql.raw('close backup_rows'));
}

/** Holds off everybody else until the transaction ends. */
export async function lockStore(transaction: DatabaseTransaction): Promise<void> {
  await transaction.execute(sql.raw(`lock table ${listStoreTables()} in access exclusive mode`));
}

/** True where nothing was stored but, at most, the texts of the demonstration. */
export async function isStoreEmpty(transaction: DatabaseTransaction): Promise<boolean> {
  const answer = await transaction.execute(sql`
    select not exists (select from text where not is_demo)
      and not exists (select from text_added) and not exists (select from account) as "isEmpty"`);
  const { rows } = answer as { rows: readonly { isEmpty: boolean }[] };
  return rows[0]?.isEmpty ?? false;
}

/** Takes every row out of the store. */
export async function emptyStore(transaction: DatabaseTransaction): Promise<void> {
  await transaction.execute(sql.raw(`truncate ${listStoreTables()}`));
}

/** Makes the tables again in the state that they had after the migrations, without rows. */
export async function remakeTables(
  transaction: DatabaseTransaction,
  migrations: readonly Migration[],
): Promise<void> {
  await transaction.execute(sql.raw(`drop table if exists ${listStoreTables()} cascade`));
  await runMigrations(transaction, migrations);
  await transaction.execute(sql`delete from corpus_state`);
}

export async function runMigrations(
  transaction: DatabaseTransaction,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { statements } of migrations) {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
  }
}

/** Stores rows given as JSON. */
export async function insertRows(
  transaction: DatabaseTransaction,
  table: BackupTable,
  rows: readonly string[],
): Promise<void> {
  const name = sql.identifier(table);
  const json = `[${rows.join(',')}]`;
  await transaction.execute(sql`insert into ${name} overriding system value
    select * from json_populate_recordset(null::public.${name}, ${json}::json)`);
}

/**
 * What remains when all rows are in: the numbers of new log entries go on, and the store gets a name of its own, because
 * from here on it changes in another way than the one it was copied from; an index saved for that one is not used.
 */
export async function finishRestoring(transaction: DatabaseTransaction): Promise<void> {
  for (const table of numberedTables)
    await transaction.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}), false)`);
  await transaction.execute(sql`update corpus_state set corpus_id = gen_random_uuid()`);
}

function listStoreTables(): string {
  return [...backupTables, getTableName(session)].map((table) => `"${table}"`).join(', ');
}
