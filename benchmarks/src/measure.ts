import { availableParallelism, loadavg } from 'node:os';

/** Times of one thing measured several times, in milliseconds. */
export interface Timing {
  readonly leastMs: number;
  readonly medianMs: number;
  readonly runs: number;
}

/** Runnable processes a core. */
export const readLoad = (): number => loadavg()[0]! / availableParallelism();

const WARM_UP_RUNS = 3;
/** A thing that takes long is not run more often than fits into this time, but three times at least. */
const MAX_TOTAL_MS = 6_000;
const MIN_RUNS = 3;

/** Runs `action` a few times to warm up, then up to `runs` times for the figures, each time after `before`. */
export async function measure(
  action: () => unknown,
  runs: number,
  before: () => void = () => undefined,
): Promise<Timing> {
  for (let i = 0; i < WARM_UP_RUNS; i++) await action();
  const times: number[] = [];
  const begin = performance.now();
  while (times.length < runs && (times.length < MIN_RUNS || performance.now() - begin < MAX_TOTAL_MS)) {
    before();
    const start = performance.now();
    await action();
    times.push(performance.now() - start);
  }
  return summarise(times);
}

/** Bytes, more than the caches of a processor hold. */
const MORE_THAN_CACHES = 64 << 20;
const NUMBERS_A_CACHE_LINE = 8;
let otherMemory: Float64Array | undefined;

/** Reads other memory until the processor's caches hold nothing of what was worked with before. */
export function emptyCaches(): void {
  // Written once: pages that never were are all the same one, which the caches keep.
  otherMemory ??= new Float64Array(MORE_THAN_CACHES / Float64Array.BYTES_PER_ELEMENT).fill(1);
  let sum = 0;
  for (let i = 0; i < otherMemory.length; i += NUMBERS_A_CACHE_LINE) sum += otherMemory[i]!;
  otherMemory[0] = sum;
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
