import type { Agent } from 'node:http';
import { ConnectionBrokenError, makeKeepAliveAgent, requestJson, type JsonAnswer } from './request-json';

/** Shorter than the worker keeps an idle connection (75 s). */
const IDLE_CONNECTION_MS = 30_000;
/** A worker whose connection broke is asked again after the others for this long. */
const AVOID_MS = 1_000;
const GATEWAY_STATUSES = new Set([502, 503, 504]);

interface WorkerState {
  inFlight: number;
  avoidUntil: number;
  readonly agent: Agent;
}

export interface WorkerConnections {
  /** The address with the fewest requests in flight, one that has just failed last; undefined of an empty list. */
  readonly choose: (urls: readonly string[]) => string | undefined;
  /** Whether one of the addresses has not just failed. */
  readonly hasReady: (urls: readonly string[]) => boolean;
  /** Rejects with ConnectionBrokenError or the abort reason. */
  readonly post: (url: string, path: string, json: string, signal?: AbortSignal) => Promise<JsonAnswer>;
  readonly close: () => void;
}

/** Kept connections to workers, and what is known of each worker: how busy it is and whether it has just failed. */
export function makeWorkerConnections(timeoutMs: number): WorkerConnections {
  const states = new Map<string, WorkerState>();

  function stateOf(url: string): WorkerState {
    let state = states.get(url);
    if (!state) {
      state = { inFlight: 0, avoidUntil: 0, agent: makeKeepAliveAgent(url, IDLE_CONNECTION_MS) };
      states.set(url, state);
    }
    return state;
  }

  function isReady(url: string): boolean {
    return stateOf(url).avoidUntil <= Date.now();
  }

  function isBetter(url: string, other: string): boolean {
    const [a, b] = [stateOf(url), stateOf(other)];
    if (isReady(url) !== isReady(other)) return isReady(url);
    return isReady(url) ? a.inFlight < b.inFlight : a.avoidUntil < b.avoidUntil;
  }

  async function post(url: string, path: string, json: string, signal?: AbortSignal): Promise<JsonAnswer> {
    const state = stateOf(url);
    state.inFlight++;
    try {
      const answer = await requestJson({ url: url + path, json, timeoutMs, agent: state.agent, signal });
      if (!GATEWAY_STATUSES.has(answer.status)) return answer;
      throw new ConnectionBrokenError(`gateway status ${answer.status}`, true);
    } catch (error) {
      if (error instanceof ConnectionBrokenError) state.avoidUntil = Date.now() + AVOID_MS;
      throw error;
    } finally {
      state.inFlight--;
    }
  }

  return {
    choose: (urls) =>
      urls.reduce<string | undefined>(
        (best, url) => (best === undefined || isBetter(url, best) ? url : best),
        undefined,
      ),
    hasReady: (urls) => urls.some(isReady),
    post,
    close: () => states.forEach(({ agent }) => agent.destroy()),
  };
}
