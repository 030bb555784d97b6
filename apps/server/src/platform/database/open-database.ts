import type { DatabaseConnection } from './database-connection';
import { openPglite } from './open-pglite';
import { openPostgresql } from './open-postgresql';

export interface DatabaseSettings {
  /** Folder that holds the built-in database. */
  readonly dataDir: string;
  /** PostgreSQL address, or null for the built-in database. */
  readonly databaseUrl: string | null;
}

/** Opens the database the settings name, with its tables up to date. */
export function openDatabase(settings: DatabaseSettings): Promise<DatabaseConnection> {
  return settings.databaseUrl === null ? openPglite(settings.dataDir) : openPostgresql(settings.databaseUrl);
}
