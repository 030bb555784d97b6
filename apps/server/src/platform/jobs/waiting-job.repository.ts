import { sql } from 'drizzle-orm';
import type { Database } from '../database/database-connection';

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
