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
  /** Plain SQL with `$1` parameters; without parameters several statements parted by semicolons. */
  executeSql(text: string, values?: unknown[]): Promise<SqlResult>;
  /** Tells others who find the database in use where its server listens. */
  announceServer(address: string): Promise<void>;
  close(): Promise<void>;
}
