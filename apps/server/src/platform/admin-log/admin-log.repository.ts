import { asc, desc, eq, lt } from 'drizzle-orm';
import type { AdminAction } from '@keelerada/contract/site/admin-history';
import { adminLog } from '../database/admin-schema';
import type { Database, DatabaseTransaction } from '../database/database-connection';

/** Who does something. */
export interface Actor {
  readonly accountId: string;
  readonly firstName: string;
}

export interface AdminDeed {
  readonly actor: Actor;
  readonly action: AdminAction;
  readonly subject: string;
  /** Names of fields or counts; never a text. */
  readonly details?: string | null;
}

/** Writes down what an administrator did, in the transaction that does it. */
export async function writeAdminLog(
  db: Database | DatabaseTransaction,
  deeds: readonly AdminDeed[],
): Promise<void> {
  if (deeds.length === 0) return;
  await db.insert(adminLog).values(
    deeds.map(({ actor, action, subject, details = null }) => ({
      ...{ action, subject, details },
      ...{ accountId: actor.accountId, actorName: actor.firstName },
    })),
  );
}

/** The newest entries, those before an id where one is given. */
export async function listAdminLog(db: Database, before: number | undefined, limit: number) {
  const { id, at, actorName, action, subject, details } = adminLog;
  const rows = await db
    .select({ id, at, actorName, action, subject, details })
    .from(adminLog)
    .where(before === undefined ? undefined : lt(id, before))
    .orderBy(desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, action: row.action as AdminAction, at: row.at.toISOString() }));
}

/** What was done to one subject, the oldest first. */
export async function readLogOf(db: Database, subject: string) {
  const { at, actorName, action, details } = adminLog;
  const rows = await db
    .select({ at, actorName, action, details })
    .from(adminLog)
    .where(eq(adminLog.subject, subject))
    .orderBy(asc(adminLog.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
