import { asc, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database-connection';
import { usageCount } from '../database/schema';

export interface DayCount {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly name: string;
  readonly calls: number;
}

/** Adds to what is stored, and takes away what is older than the day. */
export async function addUsage(db: Database, counts: readonly DayCount[], oldestDay: string): Promise<void> {
  if (counts.length === 0) return;
  await db.transaction(async (transaction) => {
    await transaction
      .insert(usageCount)
      .values([...counts])
      .onConflictDoUpdate({
        target: [usageCount.day, usageCount.name],
        set: { calls: sql`${usageCount.calls} + excluded.calls` },
      });
    await transaction.delete(usageCount).where(lt(usageCount.day, oldestDay));
  });
}

/** What was counted from the day on, day by day. */
export function readUsage(db: Database, firstDay: string): Promise<DayCount[]> {
  return db
    .select()
    .from(usageCount)
    .where(gte(usageCount.day, firstDay))
    .orderBy(asc(usageCount.day), asc(usageCount.name));
}
