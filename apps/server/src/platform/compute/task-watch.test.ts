import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkerForTest } from '../file-text/testing/build-worker-for-test';
import { runForClient } from './calling-client';
import { ComputeLimitError, ComputeThreadLostError, ComputeTooLongError } from './compute-errors';
import { createComputePool, type ComputePool } from './compute-pool';
import type { ComputeTask } from './compute-task';
import { askTask, dieTask, encodeTask, hangTask, readTask, spinTask } from './testing/tasks-for-test';

const TIMEOUT_MS = 30_000;
const MOST_SECONDS = 1;
/** A thread is given two seconds, and is looked at twice a second. */
const REPLACED_MS = 3_000;
const TEXT = { characters: 1_000_000, ms: 0 };

let workerPath: string;
let pool: ComputePool;
beforeAll(async () => {
  workerPath = await buildWorkerForTest(new URL('testing/worker-for-test.ts', import.meta.url));
  pool = createComputePool({
    ...{ workerPath, workThreads: 1, keepsShortTextThread: true },
    ...{ mostTaskSeconds: MOST_SECONDS, limit: { seconds: 1, windowMs: 600_000 } },
  });
});
afterAll(async () => {
  await pool.close();
  await rm(workerPath, { force: true });
});

const endless = [spinTask, askTask, hangTask, encodeTask] as unknown as readonly ComputeTask<null, never>[];

describe('a task that computes without end', { timeout: TIMEOUT_MS }, () => {
  it.each(endless)('leaves its thread to others once it is given up: $name', async (task) => {
    const caller = new AbortController();
    const run = pool.run(task, null, { signal: caller.signal, onProgress: () => caller.abort() });
    const next = pool.run(readTask, TEXT);
    await expect(run).rejects.toThrow(QueryCancelledError);
    const start = performance.now();
    expect(await next).toBe('read');
    expect(performance.now() - start).toBeLessThan(REPLACED_MS);
  });

  it.each(endless)('is ended once it has used its seconds: $name', async (task) => {
    const failure = await runForClient(`client of ${task.name}`, () => pool.run(task, null)).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ComputeTooLongError);
    expect(failure).toMatchObject({ seconds: MOST_SECONDS });
    expect(await pool.run(readTask, TEXT)).toBe('read');
  });

  it('is ended where it only waits, too', async () => {
    const start = performance.now();
    const waiting = runForClient('waiting', () => pool.run(readTask, { characters: 9_000, ms: 60_000 }));
    await expect(waiting).rejects.toThrow(ComputeTooLongError);
    expect(performance.now() - start).toBeLessThan(3 * MOST_SECONDS * 1000 + REPLACED_MS + 500);
  });

  it('may be in the encoder while the threads are ended', async () => {
    const closing = createComputePool({ workerPath, workThreads: 1 });
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const run = closing.run(encodeTask, null, { onProgress: () => begun() });
    const failure = expect(run).rejects.toThrow(QueryCancelledError);
    await hasBegun;
    await closing.close();
    await failure;
  });

  it('goes on where it is work of the server', async () => {
    const caller = new AbortController();
    const run = pool.run(spinTask, null, { signal: caller.signal });
    setTimeout(() => caller.abort(), 3 * MOST_SECONDS * 1000);
    await expect(run).rejects.toThrow(QueryCancelledError);
  });

  it('is charged to its client while it runs', async () => {
    const caller = new AbortController();
    const ask = <Output>(act: () => Promise<Output>) => runForClient('busy', act);
    const run = ask(() => pool.run(readTask, { characters: 9_000, ms: 2_500 }, { signal: caller.signal }));
    await sleep(2_000);
    await expect(ask(() => pool.run(readTask, { characters: 9, ms: 0 }))).rejects.toThrow(ComputeLimitError);
    expect(await run).toBe('read');
  });
});

describe('a compute thread', { timeout: TIMEOUT_MS }, () => {
  it.each(['at once', 'while it waits'] as const)(
    'that dies (%s) fails its task and is replaced',
    async (when) => {
      await expect(pool.run(dieTask, when)).rejects.toThrow(ComputeThreadLostError);
      expect(await pool.run(readTask, TEXT)).toBe('read');
    },
  );

  it('that dies with nothing to do is replaced', async () => {
    expect(await pool.run(dieTask, 'later')).toBe('answered');
    await sleep(500);
    expect(await pool.run(readTask, TEXT)).toBe('read');
  });

  it('that is not up yet when its task is given up is left alone', async () => {
    const fresh = createComputePool({ workerPath, workThreads: 1 });
    const caller = new AbortController();
    const run = fresh.run(spinTask, null, { signal: caller.signal });
    setTimeout(() => caller.abort(), 0);
    await expect(run).rejects.toThrow(QueryCancelledError);
    expect(await fresh.run(readTask, TEXT)).toBe('read');
    await fresh.close();
  });
});
