import type { MessagePort, Transferable } from 'node:worker_threads';
import type { CancelFlag } from '@keelerada/corpus-engine/base/cancellation';

/** What a task may use in the thread that runs it. */
export interface ComputeThread {
  /** Forms that an annotator of this thread may keep. */
  readonly cachedForms: number;
  /** Grammar is corrected with the encoder. */
  readonly usesEncoder: boolean;
  /** Raised when nobody waits for the result, or the task takes too long: for loops that do not wait. */
  readonly cancel: CancelFlag;
  /** The same for calls that wait; `throwIfAborted` looks at the flag itself. Its reason is a QueryCancelledError. */
  readonly signal: AbortSignal;
  /**
   * For long tasks, between steps of a tenth of a second or less: where the turn of the task is over and others wait, it
   * resolves when the task has its turn again. Rejects as `signal` does.
   */
  readonly giveWay: () => Promise<void>;
  /** Tells the caller how far the task is. */
  readonly report: (done: number, total: number) => void;
}

/**
 * Work that runs in a compute thread. Input and output cross between threads, so they hold no functions and no class
 * instances. `app/compute-worker.ts` lists every task.
 */
export interface ComputeTask<Input = unknown, Output = unknown> {
  /** Differs from the name of every other task. */
  readonly name: string;
  /** Takes seconds: runs on threads that no query waits for. */
  readonly isLong: boolean;
  /** Runs on a thread that nothing else waits for. Default: false. */
  readonly hasOwnThread?: boolean;
  /** Characters of the text it reads: a short text then has a thread that no long one holds. */
  countCharacters?(input: Input): number;
  run(input: Input, thread: ComputeThread): Output | Promise<Output>;
  /** What the other thread takes over instead of getting a copy. */
  moveInput?(input: Input): Transferable[];
  moveOutput?(output: Output): Transferable[];
}

/** What a thread gets at its start. */
export interface ComputeWorkerData {
  readonly cachedForms: number;
  readonly usesEncoder: boolean;
  /** Its thread computes only where the others leave a core free. */
  readonly hasLowPriority: boolean;
}

export const CANCEL_PLACE = 0;
export const THREAD_PLACE = 1;
export const NATIVE_PLACE = 2;
export const TURN_PLACE = 3;
export const CELLS = 4;

/** What stands at `TURN_PLACE`: the task has its turn, or offers it to others. */
export const HAS_TURN = 0;
export const OFFERS_TURN = 1;

export interface TaskMessage {
  readonly name: string;
  readonly input: unknown;
  /**
   * Shared memory of `CELLS` cells: `CANCEL_PLACE` is 1 when the task is to stop, `THREAD_PLACE` the id of its thread,
   * `NATIVE_PLACE` how many native calls it is at, `TURN_PLACE` whether it offers its turn.
   */
  readonly cells: Int32Array;
  readonly progressPort?: MessagePort | undefined;
}
