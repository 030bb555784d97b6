import { setTimeout as sleep } from 'node:timers/promises';
import { MorphologyRefusedError, MorphologyUnavailableError } from './morphology-errors';
import { ConnectionBrokenError, type JsonAnswer } from './request-json';
import { makeWorkerConnections } from './worker-connections';

/** A restarted worker is back within 5 s; the rest is for a machine under load. */
const RECOVERY_MS = 7_000;
const RETRY_PAUSE_MS = 100;
const MAX_BREAKS = 2;

export interface WorkerPool {
  readonly size: () => number;
  readonly send: (path: string, body: unknown, signal?: AbortSignal) => Promise<unknown>;
  readonly close: () => void;
}

/**
 * Sends each request to the least busy worker. Every call is idempotent, so one whose connection breaks is sent once
 * more, to another worker or to the same one after its restart; a second break may be the request's own doing and is
 * not tried again. `urls` is asked before each attempt. Rejects with MorphologyUnavailableError,
 * MorphologyRefusedError or the abort reason.
 */
export function makeWorkerPool(urls: () => readonly string[], timeoutMs: number): WorkerPool {
  const connections = makeWorkerConnections(timeoutMs);
  let isClosed = false;

  async function send(path: string, body: unknown, signal?: AbortSignal): Promise<unknown> {
    const json = JSON.stringify(body);
    let deadline = Date.now() + RECOVERY_MS;
    for (let breaks = 0; ;) {
      if (isClosed) throw new MorphologyUnavailableError('The morphology client is closed.');
      const url = connections.choose(urls());
      if (url === undefined) throw new MorphologyUnavailableError('No morphology worker is configured.');
      try {
        return readAnswer(await connections.post(url, path, json, signal));
      } catch (error) {
        if (!(error instanceof ConnectionBrokenError)) throw error;
        if (!error.isRefused && ++breaks === 1) deadline = Date.now() + RECOVERY_MS;
        if (breaks >= MAX_BREAKS || Date.now() >= deadline) {
          throw new MorphologyUnavailableError(`The morphology worker does not answer: ${error.message}.`);
        }
      }
      if (!connections.hasReady(urls())) await pause(signal);
    }
  }

  return {
    size: () => urls().length,
    send,
    close: () => {
      isClosed = true;
      connections.close();
    },
  };
}

async function pause(signal?: AbortSignal): Promise<void> {
  // An abort ends the pause; the next attempt then rejects with the signal's own reason.
  await sleep(RETRY_PAUSE_MS, undefined, signal ? { signal } : {}).catch(() => undefined);
}

function readAnswer({ status, body }: JsonAnswer): unknown {
  if (status === 200 && body !== undefined) return body;
  const { code = `HTTP_${status}`, message = `status ${status}` } = (body ?? {}) as {
    code?: string;
    message?: string;
  };
  if (status >= 400 && status < 500) throw new MorphologyRefusedError(code, message);
  throw new MorphologyUnavailableError(`The morphology worker failed: ${message}`);
}
