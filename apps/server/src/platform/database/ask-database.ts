import { sql } from 'drizzle-orm';
import type { Database } from './database-connection';

/** Resolves when the database answers; rejects when it does not. */
export async function askDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
