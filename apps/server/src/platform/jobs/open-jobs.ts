import PgBoss from 'pg-boss';
import type { DatabaseConnection } from '../database/database-connection';
import { expediteJobs } from './waiting-job.repository';

const STOP_TIMEOUT_MS = 5000;
const RETRY_LIMIT = 5;
const RETRY_DELAY_S = 10;
/** A job that has been running for longer was cut short by a kill and is given out again. */
const EXPIRE_IN_S = 4 * 60 * 60;
/** How often the queue is asked for work. */
const POLL_S = 2;

export interface Jobs {
  /**
   * Runs the handler for every job of the queue, one at a time; `signal` is aborted when this node stops, and the time
   * is when the job was asked for.
   */
  work(
    queue: string,
    handle: (signal: AbortSignal, requestedAt: Date | undefined) => Promise<void>,
  ): Promise<void>;
  /** Asks for one run of the queue; while one waits already, nothing more is queued. */
  request(queue: string): Promise<void>;
  /** Lets go: the running job is aborted and given out again at the next start. */
  close(): Promise<void>;
}

/**
 * Background jobs in the same database (pg-boss), shared by all nodes on PostgreSQL. pg-boss reaches PGlite and
 * PostgreSQL alike through `executeSql`. `onError` hears of failed jobs and of the queue's own troubles.
 */
export async function openJobs(
  connection: DatabaseConnection,
  onError: (error: Error) => void,
): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => connection.executeSql(text, values) } });
  boss.on('error', onError);
  await boss.start();
  const stopping = new AbortController();
  const queues = new Set<string>();

  async function ensureQueue(queue: string): Promise<void> {
    if (queues.has(queue)) return;
    // "short": one job waits at most; a job cut short by a kill does not hold up the next.
    await boss.createQueue(queue, {
      name: queue,
      policy: 'short',
      retryLimit: RETRY_LIMIT,
      retryDelay: RETRY_DELAY_S,
      retryBackoff: true,
      expireInSeconds: EXPIRE_IN_S,
    });
    queues.add(queue);
  }

  return {
    async work(queue, handle) {
      await ensureQueue(queue);
      const options = { pollingIntervalSeconds: POLL_S, includeMetadata: true } as const;
      await boss.work(queue, options, async ([job]) => {
        try {
          await handle(stopping.signal, job === undefined ? undefined : new Date(job.createdOn));
        } catch (error) {
          if (!stopping.signal.aborted) onError(error as Error);
          throw error;
        }
      });
    },
    async request(queue) {
      await ensureQueue(queue);
      await boss.send(queue, {});
      await expediteJobs(connection, queue);
    },
    async close() {
      stopping.abort();
      await boss.stop({ graceful: true, wait: true, close: false, timeout: STOP_TIMEOUT_MS });
    },
  };
}
