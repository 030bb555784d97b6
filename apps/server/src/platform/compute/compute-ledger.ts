import { LRUCache } from 'lru-cache';

/** So many seconds of computing in every `windowMs` milliseconds. */
export interface ComputeLimit {
  readonly seconds: number;
  readonly windowMs: number;
}

const MAX_REMEMBERED_CLIENTS = 50_000;
/** Decides whose turn it is where there is no limit. */
const USUAL_LIMIT: ComputeLimit = { seconds: 60, windowMs: 60_000 };

/**
 * What each client has lately cost, in seconds of a thread. Used seconds are forgotten at an even rate, `limit.seconds` in
 * `limit.windowMs`, so that a client may spend the limit at once and then goes on at that rate.
 */
export class ComputeLedger {
  readonly #accounts = new LRUCache<string, { readonly seconds: number; readonly at: number }>({
    max: MAX_REMEMBERED_CLIENTS,
  });
  readonly #limit: ComputeLimit | null;
  readonly #secondsPerMs: number;
  readonly #now: () => number;

  constructor(limit: ComputeLimit | null, now: () => number = () => performance.now()) {
    this.#limit = limit;
    const { seconds, windowMs } = limit ?? USUAL_LIMIT;
    this.#secondsPerMs = seconds / windowMs;
    this.#now = now;
  }

  add(client: string, seconds: number): void {
    this.#accounts.set(client, { seconds: this.read(client) + seconds, at: this.#now() });
  }

  /** Seconds that are not forgotten yet. */
  read(client: string): number {
    const account = this.#accounts.get(client);
    if (account === undefined) return 0;
    return Math.max(0, account.seconds - (this.#now() - account.at) * this.#secondsPerMs);
  }

  /** Milliseconds until the client may begin another call; 0 where it may now. */
  readWaitMs(client: string): number {
    if (this.#limit === null) return 0;
    return Math.max(0, this.read(client) - this.#limit.seconds) / this.#secondsPerMs;
  }

  get limit(): ComputeLimit | null {
    return this.#limit;
  }
}
