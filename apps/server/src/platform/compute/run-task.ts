import { constants, setPriority } from 'node:os';
import { threadId, workerData } from 'node:worker_threads';
import {
  QueryCancelledError,
  throwIfCancelled,
  type CancelFlag,
} from '@keelerada/corpus-engine/base/cancellation';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { packError, type PackedError } from './carry-errors';
import {
  CANCEL_PLACE,
  OFFERS_TURN,
  THREAD_PLACE,
  TURN_PLACE,
  type ComputeTask,
  type ComputeThread,
  type ComputeWorkerData,
  type TaskMessage,
} from './compute-task';
import { holdCells } from './native-calls';
import { readOnce } from './read-once';

/** A turn: some 200 tokens are corrected in it. */
const TURN_MS = 300;

export type TaskOutcome = { readonly output: unknown } | { readonly error: PackedError };

/** The function that piscina calls in a compute thread with one task after another. */
export function makeTaskRunner(tasks: readonly ComputeTask[]): (message: TaskMessage) => Promise<unknown> {
  const byName = new Map(tasks.map((task) => [task.name, task]));
  const { cachedForms, usesEncoder, hasLowPriority } = workerData as ComputeWorkerData;
  if (hasLowPriority) lowerPriority();

  async function run({ name, input, cells, progressPort }: TaskMessage): Promise<unknown> {
    const task = byName.get(name);
    if (task === undefined) throw new Error(`No compute task has the name ${name}.`);
    Atomics.store(cells, THREAD_PLACE, threadId);
    const dropCells = holdCells(cells);
    const cancel = { cells, index: CANCEL_PLACE };
    throwIfCancelled(cancel);
    const watch = readOnce(() => watchFlag(cancel));
    const thread: ComputeThread = {
      get signal() {
        return watch();
      },
      cachedForms,
      usesEncoder,
      cancel,
      giveWay: makeTurns(cells),
      report: (done, total) => progressPort?.postMessage([done, total]),
    };
    try {
      const output = await task.run(input, thread);
      return moveOut({ output } satisfies TaskOutcome, task.moveOutput?.(output) ?? []);
    } finally {
      // Wakes the watcher of the cell, which then ends.
      Atomics.notify(cells, CANCEL_PLACE);
      dropCells();
      progressPort?.close();
    }
  }

  return (message) =>
    run(message).catch((error: unknown) => ({ error: packError(error) }) satisfies TaskOutcome);
}

/** Linux keeps a priority for each thread; elsewhere it would be that of the whole process. */
function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

/** A signal that is raised when another thread raises the flag. Notifying the cell without raising it ends the watch. */
function watchFlag({ cells, index }: CancelFlag): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  const raise = (): void => {
    if (Atomics.load(cells, index) !== 0) controller.abort(new QueryCancelledError());
  };
  const wait = Atomics.waitAsync(cells, index, 0);
  if (wait.async) void wait.value.then(raise);
  else raise();
  // A loop that never waits would hear of it too late.
  signal.throwIfAborted = () => {
    raise();
    AbortSignal.prototype.throwIfAborted.call(signal);
  };
  return signal;
}

/** `giveWay` of a task that begins its first turn. */
function makeTurns(cells: Int32Array): ComputeThread['giveWay'] {
  let begunAt = performance.now();
  return async () => {
    if (performance.now() - begunAt < TURN_MS) return;
    Atomics.store(cells, TURN_PLACE, OFFERS_TURN);
    Atomics.notify(cells, TURN_PLACE);
    // Another offer of the same task wakes this one, too.
    while (Atomics.load(cells, TURN_PLACE) === OFFERS_TURN)
      await Atomics.waitAsync(cells, TURN_PLACE, OFFERS_TURN).value;
    throwIfCancelled({ cells, index: CANCEL_PLACE });
    begunAt = performance.now();
  };
}

/** Marks a value whose parts the main thread takes over. */
function moveOut(value: TaskOutcome, parts: readonly unknown[]): unknown {
  if (parts.length === 0) return value;
  return move({ [transferableSymbol]: parts, [valueSymbol]: value });
}
