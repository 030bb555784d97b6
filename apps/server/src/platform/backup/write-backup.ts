import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseConnection, DatabaseTransaction } from '../database/database-connection';
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  backupTables,
  readMigrations,
  type BackupHeader,
  type RowCounts,
} from './backup-format';
import { readConsistently, readRows } from './backup.repository';

/** Writes everything that the store holds at this moment, and ends the stream. Answers the rows of each table. */
export async function writeBackup(
  connection: DatabaseConnection,
  output: Writable,
  software: string,
  signal?: AbortSignal,
): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_FORMAT_VERSION,
    software,
    madeAt: new Date().toISOString(),
    migrations: readMigrations().map(({ name }) => name),
  };
  await readConsistently(connection.db, async (transaction) => {
    const lines = Readable.from(makeLines(transaction, header, counts), { objectMode: false });
    await pipeline(lines, createGzip(), output, signal ? { signal } : {});
  });
  return counts;
}

async function* makeLines(
  transaction: DatabaseTransaction,
  header: BackupHeader,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const heard = (lines: string): string => {
    hash.update(lines);
    return lines;
  };
  yield heard(`${JSON.stringify(header)}\n`);
  for (const table of backupTables) {
    counts[table] = 0;
    for await (const rows of readRows(transaction, table)) {
      counts[table] += rows.length;
      yield heard(rows.map((row) => `{"table":"${table}","row":${row}}\n`).join(''));
    }
  }
  yield `${JSON.stringify({ end: true, rows: counts, sha256: hash.digest('hex') })}\n`;
}
