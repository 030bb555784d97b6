import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST_SHARD, type TokenStoreClient } from '../token-store-client';
import { IndexBusyError } from '../token-store-errors';

/** What only one process does at a time: fill the store, change its state and totals, erase. */
export type WriterTask = 'load' | 'state' | 'erase';

export interface WriterLease {
  /** Throws IndexIncompleteError where the store has not heard of this writer for so long that another may have begun. */
  throwIfLost(): void;
}

export interface LeaseOptions {
  /** False rejects with IndexBusyError where another process is at it, in place of waiting. */
  readonly waits?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** A writer that has not been heard of for so long has ended. */
const EXPIRY_S = 30;
const BEAT_MS = 5000;
/** Before the expiry, so that what is sent now arrives in time. */
const SAFE_MS = 20_000;
const POLL_MS = 100;
/** A ticket of a writer that is choosing one. */
const CHOOSING = 0;

/**
 * Does something while no other process does the same task. Writers take tickets as in Lamport's bakery, in rows of the first
 * shard: the store has no locks. The one with the least ticket is next; one that is not heard of is passed over.
 */
export async function withWriterLease<Result>(
  client: TokenStoreClient,
  task: WriterTask,
  { waits = true, signal }: LeaseOptions,
  act: (lease: WriterLease) => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  let heardAt = performance.now();
  const note = async (ticket: string, isDone: 0 | 1): Promise<void> => {
    const sentAt = performance.now();
    const row = `'${task}', '${holder}', ${ticket}, now(), toUInt8(${isDone})`;
    const from = ticket.includes('max(') ? ` FROM writers WHERE task = '${task}'` : '';
    await client.command(FIRST_SHARD, `INSERT INTO writers SELECT ${row}${from}`);
    heardAt = sentAt;
  };
  await note(`toUInt64(${CHOOSING})`, 0);
  const beat = setInterval(() => void note(`toUInt64(${CHOOSING})`, 0).catch(() => undefined), BEAT_MS);
  beat.unref();
  try {
    await note('max(ticket) + 1', 0);
    await waitForTurn(client, task, holder, { waits, signal });
    return await act({
      throwIfLost() {
        if (performance.now() - heardAt > SAFE_MS)
          throw new IndexIncompleteError('The first shard of the token store has not answered for too long.');
      },
    });
  } finally {
    clearInterval(beat);
    // Where this fails, the lease ends by itself.
    await note(`toUInt64(${CHOOSING})`, 1).catch(() => undefined);
  }
}

async function waitForTurn(
  client: TokenStoreClient,
  task: WriterTask,
  holder: string,
  { waits, signal }: LeaseOptions,
): Promise<void> {
  const sql =
    `SELECT holder, max(ticket) AS chosen FROM writers WHERE task = '${task}' AND beat > now() - 3600 GROUP BY holder ` +
    `HAVING max(isDone) = 0 AND max(beat) > now() - ${EXPIRY_S} ORDER BY chosen, holder`;
  for (;;) {
    signal?.throwIfAborted();
    const [holders, tickets] = await client.read(FIRST_SHARD, sql, ['String', 'UInt64']);
    const isChoosing = tickets.some((ticket, i) => ticket === CHOOSING && holders[i] !== holder);
    if (!isChoosing && holders[0] === holder) return;
    if (!isChoosing && !waits)
      throw new IndexBusyError('Another process fills the token store at the moment.');
    await sleep(POLL_MS, undefined, { signal });
  }
}
