import { isDatabaseOutage } from './failures/is-database-outage';

/** A database that is silent for so long counts as away. */
const SILENCE_MS = 2000;
/** While it is away it is asked so often; callers in between wait for nothing. */
const PAUSE_MS = 5000;

/**
 * What was read last stands in while the database is away, so that calls go on that need it only beside something else.
 * One call waits for the silence, once; from then on the database is asked behind the callers until it answers.
 * Rejects as `read` does where nothing has been read yet, and with all that is no outage.
 */
export function keepLastAnswer<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let last: { readonly answer: Answer } | null = null;
  let isAway = false;
  let askedAt = 0;
  const readNow = async () => {
    askedAt = performance.now();
    last = { answer: await read() };
    isAway = false;
    return last;
  };
  return async () => {
    if (last === null) return (await readNow()).answer;
    if (isAway) {
      if (performance.now() - askedAt >= PAUSE_MS) readNow().catch(() => undefined);
      return last.answer;
    }
    const reading = readNow().catch((error: unknown) => {
      if (!isDatabaseOutage(error)) throw error;
      return null;
    });
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), SILENCE_MS);
    });
    // What comes too late is kept, too, and a race that is over hears of no failure.
    const fresh = await Promise.race([reading, silence]).finally(() => clearTimeout(timer));
    isAway = fresh === null;
    return (fresh ?? last).answer;
  };
}
