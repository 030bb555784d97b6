import { createHash } from 'node:crypto';
import { readOwn } from '@keelerada/estonian/make-table';
import { readFileLines, type FileLine } from '../file-text/read-file-lines';
import {
  BACKUP_FORMAT_VERSION,
  BackupError,
  backupTables,
  footerSchema,
  headerSchema,
  readMigrations,
  type BackupHeader,
  type BackupTable,
  type RowCounts,
} from './backup-format';

export interface BackupRow {
  readonly table: BackupTable;
  readonly row: string;
}

export interface CheckedBackup {
  readonly header: BackupHeader;
  readonly rows: RowCounts;
  /** Characters of all rows: about the room they take in a database. */
  readonly characters: number;
}

const ROW_LINE = /^\{"table":"(?<table>[a-z_]+)","row":/u;

/**
 * Header and rows of a backup. What is wrong is met as a BackupError, at the latest at the end: then what was read
 * before is worth nothing.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupHeader | BackupRow> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  const lines = explainFailures(readFileLines(path));
  const first = await lines.next();
  const header = readHeader(first.value?.text ?? '');
  hash.update(`${first.value!.text}\n`);
  yield header;
  for await (const { text, number } of lines) {
    const table = ROW_LINE.exec(text)?.groups?.['table'];
    if (table === undefined) {
      checkFooter(text, hash.digest('hex'), counts);
      if ((await lines.next()).done !== true) throw new BackupError('something follows its end');
      return;
    }
    if (!isBackupTable(table) || !text.endsWith('}')) throw new BackupError(`line ${number} is damaged`);
    hash.update(`${text}\n`);
    counts[table] = (readOwn(counts, table) ?? 0) + 1;
    yield { table, row: text.slice(`{"table":"${table}","row":`.length, -1) };
  }
  throw new BackupError('it is cut off: its end is missing');
}

/** Reads a backup to its end. Throws BackupError if it is not whole, or cannot be restored by this version. */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  const rows: Record<string, number> = {};
  let header: BackupHeader | undefined;
  let characters = 0;
  for await (const part of readBackup(path)) {
    if (!('table' in part)) header = part;
    else {
      rows[part.table] = (rows[part.table] ?? 0) + 1;
      characters += part.row.length;
    }
  }
  return { header: header!, rows, characters };
}

function readHeader(line: string): BackupHeader {
  const parsed = headerSchema.safeParse(parseJson(line));
  if (!parsed.success) throw new BackupError('it is no backup of Keelerada');
  const { formatVersion, migrations, software } = parsed.data;
  const known = readMigrations().map(({ name }) => name);
  if (formatVersion !== BACKUP_FORMAT_VERSION || migrations.some((name, index) => name !== known[index]))
    throw new BackupError(
      `Keelerada ${software} made it, whose tables this version does not know: restore it with that version`,
    );
  return parsed.data;
}

function checkFooter(line: string, sha256: string, counts: RowCounts): void {
  const parsed = footerSchema.safeParse(parseJson(line));
  if (!parsed.success) throw new BackupError('it is damaged, or cut off in a line');
  const { rows } = parsed.data;
  const isWhole = Object.entries(rows).every(([table, count]) => (readOwn(counts, table) ?? 0) === count);
  if (parsed.data.sha256 !== sha256 || !isWhole)
    throw new BackupError('it is damaged: its rows do not fit its checksum');
}

function isBackupTable(name: string): name is BackupTable {
  return (backupTables as readonly string[]).includes(name);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A gzip that breaks off or holds wrong bytes is a damaged backup. */
async function* explainFailures(lines: AsyncGenerator<FileLine>): AsyncGenerator<FileLine, undefined> {
  try {
    yield* lines;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code.startsWith('Z_') || code === 'ERR_TRAILING_JUNK_AFTER_STREAM_END')
      throw new BackupError('it is damaged or cut off', { cause: error });
    throw error;
  }
  return undefined;
}
