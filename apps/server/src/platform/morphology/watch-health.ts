import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { withTimeLimit } from '../process/time-limit';

/** A worker that hangs is replaced within 5 s, so that the calls it held are still answered. */
const INTERVAL_MS = 500;
const TIMEOUT_MS = 1_500;
/** One late answer may be a machine under load. */
const MAX_MISSES = 2;

/** Asks the worker for its health until the signal ends it; calls `onHung` once it no longer answers. */
export async function watchHealth(url: string, signal: AbortSignal, onHung: () => void): Promise<void> {
  try {
    do await sleep(INTERVAL_MS, undefined, { signal, ref: false });
    while (await answersHealth(url, signal));
    onHung();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Whether the worker answers one of a few questions. Rejects with the signal's reason. */
export async function answersHealth(url: string, signal: AbortSignal): Promise<boolean> {
  for (let misses = 0; misses < MAX_MISSES; misses++) {
    if (misses > 0) await sleep(INTERVAL_MS, undefined, { signal, ref: false });
    if (await isHealthy(url, signal)) return true;
  }
  return false;
}

async function isHealthy(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    return await withTimeLimit(TIMEOUT_MS, signal, async (limited) => {
      const { statusCode, body } = await request(`${url}/health`, { signal: limited });
      await body.dump();
      return statusCode === 200;
    });
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

/** Whether one of the workers answers when it is asked once. */
export async function hasHealthyWorker(urls: readonly string[]): Promise<boolean> {
  const signal = new AbortController().signal;
  const answers = urls.map(async (url) => {
    if (!(await isHealthy(url, signal))) throw new Error(`no answer of ${url}`);
  });
  return Promise.any(answers).then(
    () => true,
    () => false,
  );
}
