const MS_PER_SECOND = 1000;

/** How often something was done since the start of the server, and how long it took, in seconds. */
export interface Timing {
  readonly count: number;
  readonly totalSeconds: number;
  readonly maxSeconds: number;
}

/** Times calls under names such as `tools.wordanalyser`. Calls that fail are not counted. */
export class CallTimers {
  readonly #timings = new Map<string, Timing>();
  readonly #now: () => number;

  /** `now` gives milliseconds on a clock that never goes back. */
  constructor(now = (): number => performance.now()) {
    this.#now = now;
  }

  async time<Result>(name: string, call: () => Promise<Result>): Promise<Result> {
    const start = this.#now();
    const result = await call();
    const seconds = (this.#now() - start) / MS_PER_SECOND;
    const { count, totalSeconds, maxSeconds } = this.read(name) ?? {
      count: 0,
      totalSeconds: 0,
      maxSeconds: 0,
    };
    this.#timings.set(name, {
      count: count + 1,
      totalSeconds: totalSeconds + seconds,
      maxSeconds: Math.max(maxSeconds, seconds),
    });
    return result;
  }

  /** Null until the first call has ended. */
  read(name: string): Timing | null {
    return this.#timings.get(name) ?? null;
  }
}
