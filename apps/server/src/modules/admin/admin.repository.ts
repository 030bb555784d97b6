import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database-connection';
import { donatedText } from '../../platform/database/schema';

export function countTextsToReview(db: Database): Promise<number> {
  return db.$count(donatedText, eq(donatedText.state, 'waiting'));
}

/** Resolves when the database answers; rejects when it does not. */
export async function askDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
