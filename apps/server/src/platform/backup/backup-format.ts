import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MIGRATIONS_FOLDER } from '../database/migrations-folder';

/**
 * A backup is a gzip of JSON Lines: a header, one line a row, and a last line with counts and the SHA-256 of all lines
 * before it. Rows are as PostgreSQL writes them (`row_to_json`), so that both databases read them alike.
 */
export const BACKUP_FORMAT = 'keelerada-backup';
export const BACKUP_FORMAT_VERSION = 1;

/** Tables in an order in which a row comes after those it refers to. Sessions are secrets and stay out. */
export const backupTables = [
  'account',
  'corpus_state',
  'text_facet',
  'text',
  'text_content',
  'text_property',
  'annotation',
  'given_annotation',
  'gold_edits',
  'text_edits',
  'text_added',
  'text_property_added',
  'donation_log',
  'usage_count',
  'job_run',
  'admin_log',
  'site_content',
  'donation_alert',
] as const;
export type BackupTable = (typeof backupTables)[number];

export const headerSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  formatVersion: z.int(),
  software: z.string(),
  madeAt: z.iso.datetime(),
  /** Names of the changes of the tables, in order, up to the state that the rows have. */
  migrations: z.array(z.string()).min(1),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const footerSchema = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), z.int()),
  sha256: z.string(),
});

export type RowCounts = Readonly<Record<string, number>>;

/** A file that is no whole backup, or one that this version cannot restore; the message tells a person why. */
export class BackupError extends Error {
  override readonly name: string = 'BackupError';
}

/** A backup is not put in the place of what is there unless it is said. */
export class StoreNotEmptyError extends BackupError {
  override readonly name = 'StoreNotEmptyError';
}

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });
const BREAKPOINT = '--> statement-breakpoint';

/** The changes of the tables that this version knows, in order. */
export function readMigrations(): readonly Migration[] {
  const journal: unknown = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8'));
  return journalSchema.parse(journal).entries.map(({ tag }) => ({
    name: tag,
    statements: readFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8').split(BREAKPOINT),
  }));
}
