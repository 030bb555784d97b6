import type { DatabaseConnection } from './database-connection';

/** Rewriting the tables stops the built-in database for a moment, so withdrawals within a minute share one. */
const PAUSE_MS = 60_000;

export interface RemovalForgetter {
  /** Asks for it after a removal; it is done soon, and at the latest when the server closes. */
  readonly request: () => void;
  close(): Promise<void>;
}

/**
 * Takes removed rows out of the files of the built-in database. A removed row stays in its page until the place is used
 * again, and in the write-ahead log; so the tables are written anew, and the log begins anew. PostgreSQL has other
 * databases beside this one and copies of its log elsewhere: docs/operation.md tells what its operator does.
 */
export function makeRemovalForgetter(
  connection: DatabaseConnection,
  log: (line: string) => void,
  pauseMs = PAUSE_MS,
): RemovalForgetter {
  let isAsked = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let lastEnd = -Infinity;

  async function forget(): Promise<void> {
    if (!isAsked) return;
    isAsked = false;
    try {
      await forgetRemovedRows(connection);
    } catch (error) {
      isAsked = true;
      log(`Withdrawn texts could not be taken out of the database files: ${(error as Error).name}`);
    }
    lastEnd = performance.now();
  }

  return {
    request() {
      if (connection.kind !== 'pglite') return;
      isAsked = true;
      timer ??= setTimeout(
        () => {
          timer = null;
          running = running.then(forget);
        },
        Math.max(0, lastEnd + pauseMs - performance.now()),
      );
    },
    async close() {
      if (timer) clearTimeout(timer);
      await running;
      await forget();
    },
  };
}

/** Writes all tables of texts and the statistics of their values anew, then ends the write-ahead log and removes it. */
export async function forgetRemovedRows({ executeSql, assertRoom }: DatabaseConnection): Promise<void> {
  await assertRoom(0);
  const { rows } = await executeSql(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await executeSql(`vacuum (full, analyze) ${String(name)}`);
  // The most common values of a column stand here.
  await executeSql('vacuum full pg_catalog.pg_statistic');
  // A segment of the log that is used again keeps what stood in it.
  await executeSql('set wal_recycle = off');
  for (let round = 0; round < 2; round++) {
    await executeSql('select pg_switch_wal()');
    await executeSql('checkpoint');
  }
}
