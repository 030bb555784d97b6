/** Times of one thing measured several times, in milliseconds. */
export interface Timing {
  readonly leastMs: number;
  readonly medianMs: number;
  readonly runs: number;
}

const WARM_UP_RUNS = 3;
/** A thing that takes long is not run more often than fits into this time, but three times at least. */
const MAX_TOTAL_MS = 6_000;
const MIN_RUNS = 3;

/** Runs `action` a few times to warm up, then up to `runs` times for the figures. */
export async function measure(action: () => unknown, runs: number): Promise<Timing> {
  for (let i = 0; i < WARM_UP_RUNS; i++) await action();
  const times: number[] = [];
  const begin = performance.now();
  while (times.length < runs && (times.length < MIN_RUNS || performance.now() - begin < MAX_TOTAL_MS)) {
    const start = performance.now();
    await action();
    times.push(performance.now() - start);
  }
  return summarise(times);
}

/** Times `action` once, without warming up. */
export async function measureOnce<T>(action: () => T | Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await action();
  return { ms: performance.now() - start, result };
}

function summarise(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  return { leastMs: sorted[0]!, medianMs: sorted[sorted.length >> 1]!, runs: sorted.length };
}
