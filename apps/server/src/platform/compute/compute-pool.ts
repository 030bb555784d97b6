import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { MessageChannel } from 'node:worker_threads';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { Piscina } from 'piscina';
import { PROJECT_ROOT } from '../config/project-root';
import { unpackError } from './carry-errors';
import type { ComputeTask, ComputeWorkerData, TaskMessage } from './compute-task';
import type { TaskOutcome } from './run-task';

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
  /** Rejects with what the task throws. */
  run<Input, Output>(task: ComputeTask<Input, Output>, input: Input, options?: RunOptions): Promise<Output>;
  /** Ends the threads; running tasks are given up. */
  close(): Promise<void>;
}

export interface ComputePoolOptions {
  readonly morphologyUrls: readonly string[];
  /** Threads for short tasks; none start where no short task runs. */
  readonly queryThreads?: number;
  /** Threads for long tasks; two by default, so that a long own text holds up neither the next one nor the index. */
  readonly workThreads?: number;
  /** Long tasks that share a thread: while one waits for the morphology workers, another computes. */
  readonly tasksPerWorkThread?: number;
  /** Forms that the annotator of a thread keeps, about 2 KB each; fewer than in an import by default, for threads live long. */
  readonly cachedForms?: number;
  /** Stands in for the bundle in tests. */
  readonly workerPath?: string | undefined;
}

const WORKER_PATH = join(PROJECT_ROOT, 'apps', 'server', 'dist', 'compute-worker.js');
const WORK_THREADS = 2;
const CACHED_FORMS = 30_000;
/** A thread without work is ended: the tagger and its cache take about 100 MB. */
const IDLE_TIMEOUT_MS = 120_000;
const BYTES_PER_MB = 1024 * 1024;
/**
 * V8 collects what lives for one sentence cheaply if there is room for many sentences: texts of known forms take a fifth
 * less time than with half of it.
 */
export const SEMI_SPACE_MB = 32;
/** V8 takes three semi-spaces. */
const MAX_YOUNG_MB = 3 * SEMI_SPACE_MB;

/** Starts the threads for short tasks; those for long tasks start with the first one. */
export function createComputePool(options: ComputePoolOptions): ComputePool {
  const { morphologyUrls, queryThreads = 0, cachedForms = CACHED_FORMS } = options;
  const shared = {
    filename: options.workerPath ?? WORKER_PATH,
    name: 'runTask',
    workerData: { morphologyUrls, cachedForms } satisfies ComputeWorkerData,
    env: process.env as Record<string, string>,
    // Without it a task that finds no free thread goes to the end of the queue again and again.
    stricterFIFO: true,
  };
  const queries = new Piscina<TaskMessage, TaskOutcome>({
    ...shared,
    minThreads: queryThreads,
    maxThreads: Math.max(1, queryThreads),
  });
  const works = new Piscina<TaskMessage, TaskOutcome>({
    ...shared,
    minThreads: 0,
    maxThreads: options.workThreads ?? WORK_THREADS,
    concurrentTasksPerWorker: options.tasksPerWorkThread ?? 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    // These threads keep connections and must notice while they wait that one closes.
    atomics: 'disabled',
    resourceLimits: {
      maxYoungGenerationSizeMb: MAX_YOUNG_MB,
      // A thread may use less by default than the process.
      maxOldGenerationSizeMb: getHeapStatistics().heap_size_limit / BYTES_PER_MB,
    },
  });
  return {
    queryThreads,
    run: (task, input, runOptions) => runTask(task.isLong ? works : queries, task, input, runOptions),
    close: async () => {
      await Promise.all([queries.destroy(), works.destroy()]);
    },
  };
}

async function runTask<Input, Output>(
  pool: Piscina<TaskMessage, TaskOutcome>,
  task: ComputeTask<Input, Output>,
  input: Input,
  { signal, onProgress }: RunOptions = {},
): Promise<Output> {
  if (signal?.aborted === true) throw new QueryCancelledError();
  const cancelCell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const cancel = (): void => {
    Atomics.store(cancelCell, 0, 1);
    Atomics.notify(cancelCell, 0);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  const progress = onProgress === undefined ? undefined : new MessageChannel();
  progress?.port1.on('message', ([done, total]: [number, number]) => onProgress?.(done, total));
  try {
    const message: TaskMessage = { name: task.name, input, cancelCell, progressPort: progress?.port2 };
    const moved = [...(task.moveInput?.(input) ?? []), ...(progress ? [progress.port2] : [])];
    const outcome = await pool.run(message, { transferList: moved as never });
    if ('error' in outcome) throw unpackError(outcome.error);
    return outcome.output as Output;
  } finally {
    signal?.removeEventListener('abort', cancel);
    progress?.port1.close();
  }
}
