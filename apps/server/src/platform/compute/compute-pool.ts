import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { readCaller } from './calling-client';
import { unpackError } from './carry-errors';
import { ComputeLimitError, ComputeQueueFullError, ComputeThreadLostError } from './compute-errors';
import { chooseLane, openLanes, type ComputePoolOptions, type Lane, type Threads } from './compute-lanes';
import { ComputeLedger } from './compute-ledger';
import { HAS_TURN, TURN_PLACE, type ComputeTask, type TaskMessage } from './compute-task';
import { keepTurn, TaskWatch, type WatchedTask } from './task-watch';
import type { TurnQueue } from './turn-queue';

export interface RunOptions {
  /** Gives the task up: the call then rejects with QueryCancelledError. */
  readonly signal?: AbortSignal | undefined;
  /** Gets what the task reports. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Threads that queries and analyses run on, so that the main thread only waits. */
export interface ComputePool {
  /** Threads for tasks that are not long. */
  readonly queryThreads: number;
  /**
   * Rejects with what the task throws. The first task of a client's call (calling-client.ts) rejects with
   * ComputeLimitError or ComputeQueueFullError where the client has had its share or too many wait, any task of a client
   * with ComputeTooLongError, and every task with ComputeThreadLostError where its thread is gone.
   */
  run<Input, Output>(task: ComputeTask<Input, Output>, input: Input, options?: RunOptions): Promise<Output>;
  /** Ends the threads; running tasks are given up. */
  close(): Promise<void>;
}

/** The server's own work takes turns as one more client. */
const SERVER = 'the server';
/**
 * A call that waits longer is told to come again. A text waits for two tasks one after the other, and a connection on which
 * nothing moves for five minutes is closed.
 */
const MOST_WAIT_MS = 2 * 60_000;

/** Starts the threads for short tasks and short texts; the others start with their first task. */
export function createComputePool(options: ComputePoolOptions = {}): ComputePool {
  const ledger = new ComputeLedger(options.limit ?? null);
  const lanes = openLanes(options, ledger);
  const watch = new TaskWatch(ledger, options.mostTaskSeconds);

  async function run<Input, Output>(
    task: ComputeTask<Input, Output>,
    input: Input,
    runOptions: RunOptions = {},
  ): Promise<Output> {
    const isGivenUp = (): boolean => runOptions.signal?.aborted === true;
    if (isGivenUp()) throw new QueryCancelledError();
    const lane = chooseLane(lanes, task, input);
    const { queue } = lane;
    const client = admit(queue, ledger);
    const place = await queue
      .enter(client, runOptions.signal, client === SERVER ? undefined : MOST_WAIT_MS)
      .catch((error: unknown) => {
        throw isGivenUp() ? new QueryCancelledError() : error;
      });
    const threads = lane.threads[place % lane.threads.length]!;
    const watched = watch.begin({
      client: client === SERVER ? null : client,
      listThreads: () => threads.threads,
    });
    const stop = (): void => watch.stop(watched);
    const over = new AbortController();
    const turns = letOthersIn(watched, watch, over.signal, () => queue.giveWay(place, over.signal));
    runOptions.signal?.addEventListener('abort', stop, { once: true });
    if (isGivenUp()) stop();
    try {
      return await runTask(threads, task, input, { ...runOptions, watched });
    } catch (error) {
      throw watched.stopped?.reason ?? error;
    } finally {
      runOptions.signal?.removeEventListener('abort', stop);
      over.abort();
      keepTurn(watched);
      watch.end(watched);
      void turns.then((isInside) => isInside && queue.leave(place));
    }
  }

  return {
    queryThreads: options.queryThreads ?? 0,
    run,
    close: async () => {
      await watch.close();
      for (const lane of Object.values(lanes) as (Lane | null)[])
        for (const threads of lane?.threads ?? []) await threads.destroy();
    },
  };
}

/** Lets others in whenever the task offers its turn, until it is over. Resolves to whether it has its turn then. */
async function letOthersIn(
  task: WatchedTask,
  watch: TaskWatch,
  over: AbortSignal,
  giveWay: () => Promise<void>,
): Promise<boolean> {
  while (!over.aborted) {
    await Atomics.waitAsync(task.cells, TURN_PLACE, HAS_TURN).value;
    if (!over.aborted && task.stopped === null) {
      watch.pause(task);
      const isOver = await giveWay().then(
        () => false,
        () => true,
      );
      if (isOver) return false;
    }
    watch.resume(task);
  }
  return true;
}

/** The client that the task is for. Throws ComputeLimitError or ComputeQueueFullError at the first task of a call. */
function admit(queue: TurnQueue, ledger: ComputeLedger): string {
  const caller = readCaller();
  if (caller === null) return SERVER;
  const { client, isAdmitted } = caller;
  if (!isAdmitted) {
    const waitMs = ledger.readWaitMs(client);
    if (ledger.limit !== null && waitMs > 0) throw new ComputeLimitError(ledger.limit, waitMs);
    if (!queue.hasFreePlace && !queue.hasRoomFor(client)) throw new ComputeQueueFullError();
    caller.isAdmitted = true;
  }
  return client;
}

async function runTask<Input, Output>(
  threads: Threads,
  task: ComputeTask<Input, Output>,
  input: Input,
  { watched: { cells }, onProgress }: RunOptions & { readonly watched: WatchedTask },
): Promise<Output> {
  const progress = onProgress === undefined ? undefined : new MessageChannel();
  const tell = ([done, total]: [number, number]) => onProgress?.(done, total);
  progress?.port1.on('message', tell);
  try {
    const message: TaskMessage = { name: task.name, input, cells, progressPort: progress?.port2 };
    const moved = [...(task.moveInput?.(input) ?? []), ...(progress ? [progress.port2] : [])];
    const outcome = await threads.run(message, { transferList: moved as never }).catch(nameLoss);
    if ('error' in outcome) throw unpackError(outcome.error);
    return outcome.output as Output;
  } finally {
    if (progress !== undefined) reportRest(progress.port1, tell);
  }
}

/** What a task throws comes as its outcome: all else is the end of its thread, or an input that cannot be sent. */
function nameLoss(error: unknown): never {
  throw error instanceof Error && error.name === 'DataCloneError' ? error : new ComputeThreadLostError(error);
}

/** The answer of a short task may overtake what it has told on the way. */
function reportRest(port: MessagePort, tell: (told: [number, number]) => void): void {
  for (let left = receiveMessageOnPort(port); left !== undefined; left = receiveMessageOnPort(port))
    tell(left.message as [number, number]);
  port.close();
}
