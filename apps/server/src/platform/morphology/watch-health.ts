import { setTimeout as sleep } from 'node:timers/promises';
import { makeKeepAliveAgent, requestJson } from './request-json';

const INTERVAL_MS = 1_000;
const TIMEOUT_MS = 2_000;
/** One late answer may be a machine under load. */
const MAX_MISSES = 3;

/** Asks the worker for its health until the signal ends it; calls `onHung` once when it no longer answers. */
export async function watchHealth(url: string, signal: AbortSignal, onHung: () => void): Promise<void> {
  const agent = makeKeepAliveAgent(url, INTERVAL_MS + TIMEOUT_MS);
  try {
    for (let misses = 0; misses < MAX_MISSES;) {
      await sleep(INTERVAL_MS, undefined, { signal, ref: false });
      misses = (await isHealthy(url, agent, signal)) ? 0 : misses + 1;
    }
    onHung();
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    agent.destroy();
  }
}

/** Whether the worker answers, asked as often as one that is watched. Rejects with the signal's reason. */
export async function answersHealth(url: string, signal: AbortSignal): Promise<boolean> {
  const agent = makeKeepAliveAgent(url, INTERVAL_MS + TIMEOUT_MS);
  try {
    for (let misses = 0; misses < MAX_MISSES; misses++) {
      if (misses > 0) await sleep(INTERVAL_MS, undefined, { signal, ref: false });
      if (await isHealthy(url, agent, signal)) return true;
    }
    return false;
  } finally {
    agent.destroy();
  }
}

async function isHealthy(url: string, agent: ReturnType<typeof makeKeepAliveAgent>, signal: AbortSignal) {
  try {
    return (await requestJson({ url: `${url}/health`, timeoutMs: TIMEOUT_MS, agent, signal })).status === 200;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
