import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Queries that run on PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type DatabaseTransaction = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

export interface SqlResult {
  readonly rows: Record<string, unknown>[];
  readonly rowCount: number;
}

/** An open, migrated database. */
export interface DatabaseConnection {
  readonly kind: 'pglite' | 'postgresql';
  readonly db: Database;
  /** Plain SQL with `$1` parameters; without parameters also several statements, separated by semicolons. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<SqlResult>;
  /** Rejects with DiskFullError if the disk of the built-in database has no room for so many bytes more. */
  readonly assertRoom: (bytes: number) => Promise<void>;
  /** Stores the address of the server for other processes that find the database in use. */
  announceServer(address: string): Promise<void>;
  close(): Promise<void>;
}
