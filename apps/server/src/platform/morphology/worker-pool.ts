import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { MorphologyUnavailableError } from './morphology-errors';
import { TimeLimitError, withTimeLimit } from '../process/time-limit';

/** A call is answered or fails within 10 s. A restarted worker is back within 5 s. */
const CALL_MS = 9_000;
/** Far above the time of one batch, and leaves time to ask another worker. */
const ATTEMPT_MS = 7_500;
const RETRY_PAUSE_MS = 100;
const MAX_BREAKS = 2;
/** Shorter than the worker keeps an idle connection (75 s). */
const IDLE_CONNECTION_MS = 30_000;
/** A worker whose connection broke is asked after the others for this long. */
const AVOID_MS = 1_000;
/** The longest answer to one batch has some megabytes. */
const MAX_ANSWER_BYTES = 256 * 1024 * 1024;
const REFUSED_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);
const GATEWAY_STATUSES = new Set([502, 503, 504]);

export interface WorkerPool {
  readonly size: () => number;
  /** Resolves to the JSON of the answer. */
  readonly send: (path: string, json: string, signal?: AbortSignal) => Promise<unknown>;
  readonly close: () => void;
}

interface Worker {
  readonly url: string;
  inFlight: number;
  avoidUntil: number;
}

/** The worker gave no whole answer. `isRefused`: the request never arrived. */
class BrokenCallError extends Error {
  readonly isRefused: boolean;

  constructor(reason: string, isRefused: boolean) {
    super(reason);
    this.isRefused = isRefused;
  }
}

/**
 * Sends each request to the least busy worker. Every call is idempotent, so one whose connection breaks is sent once
 * more, to another worker or to the same one after its restart. A second break may be caused by the request itself and
 * is not tried again. `urls` is read before each attempt. undici's own retry is not used: it stays with one address and
 * cannot repeat a POST whose answer broke off in the middle. Rejects with MorphologyUnavailableError or the abort
 * reason.
 */
export function makeWorkerPool(urls: () => readonly string[], attemptMs = ATTEMPT_MS): WorkerPool {
  // The signal of each attempt is its limit of time.
  const agent = new Agent({
    keepAliveTimeout: IDLE_CONNECTION_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const known = new Map<string, Worker>();
  let isClosed = false;

  function listWorkers(): Worker[] {
    return urls().map((url) => {
      const worker = known.get(url) ?? { url, inFlight: 0, avoidUntil: 0 };
      known.set(url, worker);
      return worker;
    });
  }

  function chooseWorker(): Worker {
    const [first, ...others] = listWorkers();
    if (isClosed) throw new MorphologyUnavailableError('The morphology client is closed.');
    if (!first) throw new MorphologyUnavailableError('No morphology worker is configured.');
    return others.reduce((best, next) => (isBetter(next, best) ? next : best), first);
  }

  async function send(path: string, json: string, signal?: AbortSignal): Promise<unknown> {
    const deadline = performance.now() + CALL_MS;
    for (let breaks = 0; ;) {
      const worker = chooseWorker();
      worker.inFlight++;
      try {
        const limitMs = Math.min(attemptMs, deadline - performance.now());
        return await post(agent, worker.url + path, json, { limitMs, signal });
      } catch (error) {
        if (!(error instanceof BrokenCallError)) throw error;
        worker.avoidUntil = performance.now() + AVOID_MS;
        if (!error.isRefused) breaks++;
        if (breaks >= MAX_BREAKS || performance.now() + RETRY_PAUSE_MS >= deadline) {
          throw new MorphologyUnavailableError(`The morphology worker does not answer: ${error.message}.`);
        }
      } finally {
        worker.inFlight--;
      }
      // An abort ends the pause; the next attempt then rejects with the signal's own reason.
      if (!listWorkers().some(isReady)) {
        await sleep(RETRY_PAUSE_MS, undefined, signal && { signal }).catch(() => undefined);
      }
    }
  }

  return {
    size: () => urls().length,
    send,
    close: () => {
      isClosed = true;
      void agent.destroy();
    },
  };
}

function isReady({ avoidUntil }: Worker): boolean {
  return avoidUntil <= performance.now();
}

function isBetter(worker: Worker, other: Worker): boolean {
  if (isReady(worker) !== isReady(other)) return isReady(worker);
  return isReady(worker) ? worker.inFlight < other.inFlight : worker.avoidUntil < other.avoidUntil;
}

interface PostOptions {
  readonly limitMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Rejects with BrokenCallError, MorphologyUnavailableError or the abort reason. */
async function post(agent: Agent, address: string, json: string, options: PostOptions): Promise<unknown> {
  const { limitMs, signal } = options;
  const { origin, pathname, username, password } = new URL(address);
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  let isLate = false;
  try {
    const [statusCode, text] = await withTimeLimit(limitMs, signal, async (limited) => {
      limited.addEventListener('abort', () => {
        isLate = limited.reason instanceof TimeLimitError;
      });
      const { statusCode: status, body } = await agent.request({
        origin,
        path: pathname,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(username !== '' && { authorization: `Basic ${login.toString('base64')}` }),
        },
        body: json,
        signal: limited,
      });
      return [status, await body.text()] as const;
    });
    if (GATEWAY_STATUSES.has(statusCode)) throw new BrokenCallError(`gateway status ${statusCode}`, true);
    return readJson(statusCode, text);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof MorphologyUnavailableError || error instanceof BrokenCallError) throw error;
    if (isLate) throw new BrokenCallError(`no answer within ${Math.round(limitMs)} ms`, false);
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new BrokenCallError(message, REFUSED_CODES.has(code));
  }
}

function readJson(status: number, text: string): unknown {
  if (status !== 200) {
    throw new MorphologyUnavailableError(`The morphology worker refused a request (status ${status}).`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new MorphologyUnavailableError('The morphology worker answered something else than JSON.');
  }
}
