import { eq, sql } from 'drizzle-orm';
import { donationAlert } from '../../platform/database/admin-schema';
import type { Database } from '../../platform/database/database-connection';
import { donatedText } from '../../platform/database/donation-schema';

export interface WaitingDonations {
  readonly waiting: number;
  readonly oldestAt: Date;
  readonly newestAt: Date;
}

export interface AlertState {
  /** Arrival of the newest donation that was told; null before the first alert. */
  readonly announcedUntil: Date | null;
  readonly sentAt: Date | null;
  /** Attempts since the last alert that arrived. */
  readonly attempts: number;
}

/** Donations that nobody has decided on; null where there are none. */
export async function readWaiting(db: Database): Promise<WaitingDonations | null> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldestAt: sql`min(${donatedText.addedAt})`.mapWith(donatedText.addedAt),
      newestAt: sql`max(${donatedText.addedAt})`.mapWith(donatedText.addedAt),
    })
    .from(donatedText)
    .where(eq(donatedText.state, 'waiting'));
  return row === undefined || row.waiting === 0 ? null : row;
}

export async function readAlertState(db: Database): Promise<AlertState> {
  const [row] = await db.select().from(donationAlert);
  return row ?? { announcedUntil: null, sentAt: null, attempts: 0 };
}

/**
 * Takes the right to make the next attempt; null where it is not due or another server of the site has just taken it. The
 * attempt after it is due in so many seconds, unless one arrives.
 */
export async function claimAttempt(db: Database, retrySeconds: number): Promise<AlertState | null> {
  const nextAt = sql`now() + make_interval(secs => ${retrySeconds})`;
  const [row] = await db
    .insert(donationAlert)
    .values({ id: 1, attempts: 1, nextAt })
    .onConflictDoUpdate({
      target: donationAlert.id,
      set: { attempts: sql`${donationAlert.attempts} + 1`, nextAt },
      setWhere: sql`${donationAlert.nextAt} <= now()`,
    })
    .returning();
  return row ?? null;
}

/** Writes down that an alert arrived; the next one is due in so many seconds. */
export async function noteArrival(db: Database, announcedUntil: Date, pauseSeconds: number): Promise<void> {
  await db.update(donationAlert).set({
    ...{ announcedUntil, attempts: 0, sentAt: sql`now()` },
    nextAt: sql`now() + make_interval(secs => ${pauseSeconds})`,
  });
}
