import type { Database } from '../../platform/database/database-connection';
import {
  claimAttempt,
  noteArrival,
  readAlertState,
  readWaiting,
  type AlertState,
  type WaitingDonations,
} from './donation-alert.repository';

export interface AlertParts {
  readonly db: Database;
  /** Takes the alert. */
  readonly url: string;
  /** Address of the site; null where it is not known. */
  readonly publicUrl: string | null;
  readonly now?: () => Date;
}

/** What is sent: numbers and times, nothing of a donation. `text` is what chat services show. */
export interface DonationAlertBody {
  readonly event: 'donations-waiting';
  readonly text: string;
  readonly waiting: number;
  readonly oldestAt: string;
  readonly newestAt: string;
  readonly address: string | null;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_MS = 24 * HOUR_S * 1000;
/** Pauses after attempts that did not arrive; the last one repeats. */
const RETRY_SECONDS = [MINUTE_S, 5 * MINUTE_S, 15 * MINUTE_S, HOUR_S] as const;
const TIMEOUT_MS = 10_000;

/**
 * Posts an alert where donations wait that it has not told yet, or that have waited for another day; at most once an hour,
 * whatever number of servers ask. Answers whether one arrived. Rejects if the address does not take it: the next attempt
 * is due after a pause that grows.
 */
export async function announceWaitingDonations(parts: AlertParts): Promise<boolean> {
  const { db, now = () => new Date() } = parts;
  const [waiting, state] = await Promise.all([readWaiting(db), readAlertState(db)]);
  if (waiting === null || !hasNews(waiting, state, now())) return false;
  const retrySeconds = RETRY_SECONDS[Math.min(state.attempts, RETRY_SECONDS.length - 1)]!;
  if ((await claimAttempt(db, retrySeconds)) === null) return false;
  await post(parts, waiting);
  await noteArrival(db, waiting.newestAt, HOUR_S);
  return true;
}

function hasNews({ newestAt }: WaitingDonations, { announcedUntil, sentAt }: AlertState, now: Date): boolean {
  if (announcedUntil === null || sentAt === null || newestAt > announcedUntil) return true;
  return now.getTime() - sentAt.getTime() >= DAY_MS;
}

async function post({ url, publicUrl }: AlertParts, found: WaitingDonations): Promise<void> {
  const { waiting, oldestAt, newestAt } = found;
  const address = publicUrl === null ? null : `${publicUrl}/admin/review`;
  const what = waiting === 1 ? '1 donated text waits' : `${waiting} donated texts wait`;
  const body: DonationAlertBody = {
    event: 'donations-waiting',
    text: `Keelerada: ${what} for review.${address === null ? '' : ` ${address}`}`,
    waiting,
    oldestAt: oldestAt.toISOString(),
    newestAt: newestAt.toISOString(),
    address,
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // A redirect could lead elsewhere than the operator has said.
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
}
