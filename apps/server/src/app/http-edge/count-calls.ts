import { LRUCache } from 'lru-cache';

interface Window {
  calls: number;
  readonly endsAt: number;
}

/**
 * Counts calls of a key in windows of time, by a clock that nobody sets: after a jump of the machine's time the
 * plugin's own store would refuse a client for as long as the jump, or count nothing. Has the shape that
 * `@fastify/rate-limit` asks of a store.
 */
export function makeCallStore(maxKeys: number) {
  return class CallStore {
    readonly #windows = new LRUCache<string, Window>({ max: maxKeys });

    incr(
      key: string,
      done: (error: null, counted: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const now = performance.now();
      let window = this.#windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        window = { calls: 0, endsAt: now + windowMs };
        this.#windows.set(key, window);
      }
      window.calls += 1;
      done(null, { current: window.calls, ttl: Math.ceil(window.endsAt - now) });
    }

    child(): CallStore {
      return new CallStore();
    }
  };
}
