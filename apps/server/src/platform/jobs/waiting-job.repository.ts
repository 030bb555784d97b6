import { sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../database/database-connection';

export interface WaitingJob {
  readonly id: string;
  readonly requestedAt: Date;
}

/** Jobs of a queue that nobody has begun, or that wait for another attempt; pg-boss makes its tables at the first start. */
export async function listWaitingJobs(db: Database, queue: string): Promise<WaitingJob[]> {
  const there = await db.execute(sql`select to_regclass('pgboss.job') is not null as "isThere"`);
  if (!(there as { rows: { isThere: boolean }[] }).rows[0]?.isThere) return [];
  const found = await db.execute(sql`
    select id, created_on as "requestedAt" from pgboss.job
    where name = ${queue} and state in ('created', 'retry') order by created_on desc`);
  const { rows } = found as { rows: { id: string; requestedAt: string | Date }[] };
  return rows.map(({ id, requestedAt }) => ({ id, requestedAt: new Date(requestedAt) }));
}

/** A job asked for before the machine's time was set back would wait for that time to come again. */
export async function expediteJobs(
  { executeSql }: Pick<DatabaseConnection, 'executeSql'>,
  queue: string,
): Promise<void> {
  await executeSql(
    "update pgboss.job set start_after = now() where name = $1 and state = 'created' and start_after > now()",
    [queue],
  );
}
