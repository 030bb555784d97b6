// For tests: tasks that show what crosses between threads.
import { setTimeout as sleep } from 'node:timers/promises';
import { throwIfCancelled } from '@keelerada/corpus-engine/base/cancellation';
import { IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import { ENCODER_FOLDER, openEncoder } from '../../encoder/open-encoder';
import type { ComputeTask } from '../compute-task';

/** Gives so many bytes; they are moved. */
export const fillTask: ComputeTask<number, Uint8Array> = {
  name: 'fill',
  isLong: false,
  run: (size) => new Uint8Array(size).fill(7),
  moveOutput: (bytes) => [bytes.buffer as ArrayBuffer],
};

export const failTask: ComputeTask<string, never> = {
  name: 'fail',
  isLong: false,
  run: (message) => {
    throw new IndexTooLargeError(message, 5);
  },
};

/** Reports each step, then waits until it is given up. */
export const stepTask: ComputeTask<number, never> = {
  name: 'step',
  isLong: true,
  async run(steps, { report, signal }) {
    for (let step = 1; step <= steps; step++) report(step, steps);
    await sleep(60_000, undefined, { signal }).catch(() => undefined);
    throw signal.reason;
  },
};

/** Computes without waiting until it is given up. */
export const spinTask: ComputeTask<null, never> = {
  name: 'spin',
  isLong: true,
  run(_, { cancel, report }) {
    report(1, 1);
    for (;;) throwIfCancelled(cancel);
  },
};

/** Waits so many milliseconds, in the place of a text of `characters`. */
export const readTask: ComputeTask<{ readonly characters: number; readonly ms: number }, string> = {
  name: 'read',
  isLong: true,
  countCharacters: ({ characters }) => characters,
  async run({ ms }) {
    await sleep(ms);
    return 'read';
  },
};

export interface Steps {
  readonly steps: number;
  readonly name: number;
  /** A counter, and the names of the tasks in the order of their steps. */
  readonly log: Int32Array;
}

/** Works for a turn, writes its name down and offers the turn, so many times. */
export const turnTask: ComputeTask<Steps, string> = {
  name: 'turn',
  isLong: true,
  async run({ steps, name, log }, { giveWay, report }) {
    for (let step = 0; step < steps; step++) {
      report(step, steps);
      const from = performance.now();
      while (performance.now() - from < 305);
      Atomics.store(log, Atomics.add(log, 0, 1) + 1, name);
      await giveWay();
    }
    return 'done';
  },
};

/** Computes and never looks at its flag. */
export const hangTask: ComputeTask<null, never> = {
  name: 'hang',
  isLong: true,
  run(_, { report }) {
    report(1, 1);
    for (;;);
  },
};

/** Computes, and asks its signal as loops without a pause do. */
export const askTask: ComputeTask<null, never> = {
  name: 'ask',
  isLong: true,
  run(_, { report, signal }) {
    report(1, 1);
    for (;;) signal.throwIfAborted();
  },
};

/** Runs the encoder again and again and never looks at its flag. */
export const encodeTask: ComputeTask<null, never> = {
  name: 'encode',
  isLong: true,
  async run(_, { report }) {
    const encoder = await openEncoder(ENCODER_FOLDER);
    const words = Array.from({ length: 200 }, () => ({ form: 'maja', isKnown: true, readings: [] }));
    report(1, 1);
    for (;;) await encoder.scoreSentences([words]).catch(() => undefined);
  },
};

/** Ends its thread: at once, by an error that nobody catches while it waits, or by one after its answer. */
export const dieTask: ComputeTask<'at once' | 'while it waits' | 'later', string> = {
  name: 'die',
  isLong: true,
  async run(when) {
    if (when === 'at once') process.exit(1);
    setTimeout(() => {
      throw new Error('nobody waits for this');
    }, 50);
    if (when === 'while it waits') await sleep(60_000);
    return 'answered';
  },
};
