import { rm } from 'node:fs/promises';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildWorkerForTest } from '../file-text/testing/build-worker-for-test';
import { createComputePool, type ComputePool } from './compute-pool';
import { runForClient } from './calling-client';
import { ComputeLimitError, ComputeQueueFullError } from './compute-errors';
import {
  fillTask,
  failTask,
  holdTask,
  readTask,
  spinTask,
  stepTask,
  turnTask,
} from './testing/tasks-for-test';

let workerPath: string;
let pool: ComputePool;

beforeAll(async () => {
  workerPath = await buildWorkerForTest(new URL('testing/worker-for-test.ts', import.meta.url));
  pool = createComputePool({ workerPath, queryThreads: 1 });
});
afterAll(async () => {
  await pool.close();
  await rm(workerPath, { force: true });
});

describe('a compute task', () => {
  it('gives memory of its own for each result', async () => {
    const first = await pool.run(fillTask, 100_000);
    const second = await pool.run(fillTask, 100_000);
    first.fill(1);
    expect(second.every((byte) => byte === 7)).toBe(true);
    expect(first.buffer).toBeInstanceOf(ArrayBuffer);
  });

  it('rejects with the error that it throws, with class and fields', async () => {
    const failure = await pool.run(failTask, 'too large').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(IndexTooLargeError);
    expect(failure).toMatchObject({ message: 'too large', limit: 5 });
  });

  it.each([stepTask, spinTask])('tells how far it is and is given up, $name', async (task) => {
    const caller = new AbortController();
    const told: number[] = [];
    const onProgress = (done: number): void => {
      told.push(done);
      if (task.name === 'spin' || done === 3) caller.abort();
    };
    const run = pool.run(task as typeof stepTask, 3, { signal: caller.signal, onProgress });
    await expect(run).rejects.toThrow(QueryCancelledError);
    expect(told).toEqual(task.name === 'spin' ? [1] : [1, 2, 3]);
  });

  it('does not begin once its signal is raised', async () => {
    const run = pool.run(fillTask, 1, { signal: AbortSignal.abort() });
    await expect(run).rejects.toThrow(QueryCancelledError);
  });

  it('is given up while it waits for its turn', async () => {
    const single = createComputePool({ workerPath, workThreads: 1 });
    const [holder, leaver] = [new AbortController(), new AbortController()];
    const holding = single.run(stepTask, 1, { signal: holder.signal });
    const waiting = single.run(stepTask, 1, { signal: leaver.signal });
    leaver.abort();
    await expect(waiting).rejects.toThrow(QueryCancelledError);
    holder.abort();
    await expect(holding).rejects.toThrow(QueryCancelledError);
    await single.close();
  });

  it('has to be listed in the worker', async () => {
    const unlisted = { ...fillTask, name: 'unlisted' };
    await expect(pool.run(unlisted, 1)).rejects.toThrow('No compute task has the name unlisted');
  });
});

describe('many clients at once', () => {
  let shared: ComputePool;
  const LONG = { characters: 1_000_000, ms: 800 };
  const SHORT = { characters: 9, ms: 0 };
  const ask = (client: string, input: typeof LONG) => runForClient(client, () => shared.run(readTask, input));

  beforeAll(() => {
    const limit = { seconds: 2, windowMs: 60_000 };
    shared = createComputePool({ workerPath, keepsShortTextThread: true, limit });
  });
  afterAll(() => shared.close());

  it('have short texts read while long ones of another wait', async () => {
    await ask('warm', SHORT);
    const released = new Int32Array(new SharedArrayBuffer(4));
    const long = Array.from({ length: 4 }, () =>
      runForClient('greedy', () => shared.run(holdTask, released)),
    );
    expect(await ask('modest', SHORT)).toBe('read');
    Atomics.store(released, 0, 1);
    Atomics.notify(released, 0);
    await Promise.all(long);
  });

  it('are told to wait once they have used their seconds, the others not', async () => {
    for (let text = 0; text < 3; text += 1) await ask('greedy', LONG).catch(() => undefined);
    const refused = await ask('greedy', SHORT).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ComputeLimitError);
    expect((refused as ComputeLimitError).waitMs).toBeGreaterThan(0);
    expect(await ask('modest', SHORT)).toBe('read');
    expect(await shared.run(readTask, SHORT)).toBe('read');
  });

  it('may finish a call that has begun', async () => {
    await runForClient('patient', async () => {
      for (let task = 0; task < 4; task++) await shared.run(readTask, LONG);
    });
  });

  it('are turned away where too many wait', async () => {
    const calls = Array.from({ length: 200 }, (_, call) => ask(`client ${call}`, { ...LONG, ms: 50 }));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(100);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toBeInstanceOf(ComputeQueueFullError);
  });
});

describe('long texts of some clients in one thread', { timeout: 30_000 }, () => {
  /** More than a thread takes before a busy machine lets the test go on. */
  const MANY = 50_000;
  const [GREEDY, RUDE, MODEST] = [1, 2, 3];
  let single: ComputePool;
  let log: Int32Array;
  const stop = new AbortController();
  const ask = (name: number, steps: number, options = {}) =>
    runForClient(`client ${name}`, () => single.run(turnTask, { steps, name, log }, options));
  /** Begins what is given up later, and resolves once the first step is done. */
  const begin = async (name: number, options: object) => {
    let hasBegun = (): void => undefined;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const onProgress = (step: number) => step === 1 && hasBegun();
    const given = expect(ask(name, MANY, { ...options, onProgress })).rejects.toThrow(QueryCancelledError);
    await begun;
    return { given };
  };

  beforeEach(() => {
    log = new Int32Array(new SharedArrayBuffer(4 * (1 + 3 * MANY)));
    single = createComputePool({ workerPath, workThreads: 1 });
  });
  afterEach(() => single.close());

  it('take turns: one with few steps is done long before the others', async () => {
    const attacks = [await begin(GREEDY, {}), await begin(RUDE, {})];
    const [from, steps] = [log[0]!, 5];
    expect(await ask(MODEST, steps)).toBe('done');
    const turns = [...log.subarray(from + 1, log[0]! + 1)];
    expect(turns.filter((name) => name === MODEST)).toHaveLength(steps);
    // Who has lately cost least is next, so how many steps stand between is a matter of time.
    expect(turns.length).toBeLessThan(MANY);
    await single.close();
    for (const { given } of attacks) await given;
  });

  it('are given up between two turns, and hold nobody up then', async () => {
    const { given } = await begin(GREEDY, { signal: stop.signal });
    const other = await begin(RUDE, {});
    stop.abort();
    await given;
    expect(await ask(MODEST, 2)).toBe('done');
    const from = log[0]!;
    await vi.waitUntil(() => log[0]! > from + 2, { timeout: 10_000 });
    expect([...log.subarray(from + 1, from + 3)]).toEqual([RUDE, RUDE]);
    await single.close();
    await other.given;
  });

  it('of one client are read one after the other', async () => {
    const answers = [1, 2, 3].map((name) =>
      runForClient('one client', () => single.run(turnTask, { steps: 2, name, log })),
    );
    await Promise.all(answers);
    expect([...log.subarray(1, 7)]).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
