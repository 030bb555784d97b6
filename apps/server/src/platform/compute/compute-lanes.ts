import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { Piscina } from 'piscina';
import { PROJECT_ROOT } from '../config/project-root';
import type { ComputeLedger, ComputeLimit } from './compute-ledger';
import type { ComputeTask, ComputeWorkerData, TaskMessage } from './compute-task';
import type { TaskOutcome } from './run-task';
import { TurnQueue } from './turn-queue';

export interface ComputePoolOptions {
  /** Threads for short tasks; none start where no short task runs. */
  readonly queryThreads?: number;
  /** Threads for long tasks; two by default, so that a long own text holds up neither the next one nor the index. */
  readonly workThreads?: number;
  /** Keeps a thread for long tasks over short texts, however many long ones wait. */
  readonly keepsShortTextThread?: boolean;
  /** Computing that one client may have; no limit by default. */
  readonly limit?: ComputeLimit | null;
  /** A client's task that computes for longer is ended; `MOST_TASK_SECONDS` by default. */
  readonly mostTaskSeconds?: number | undefined;
  /** Forms that the annotator of a thread keeps, about 2 KB each; fewer than in an import by default, for threads live long. */
  readonly cachedForms?: number;
  /** Grammar is corrected with the encoder; by default without. */
  readonly usesEncoder?: boolean;
  /** Stands in for the bundle in tests. */
  readonly workerPath?: string | undefined;
}

const WORKER_PATH = join(PROJECT_ROOT, 'apps', 'server', 'dist', 'compute-worker.js');
const WORK_THREADS = 2;
const CACHED_FORMS = 30_000;
/** A thread without work is ended: the tagger and its cache take about 100 MB. */
const IDLE_TIMEOUT_MS = 120_000;
const BYTES_PER_MB = 1024 * 1024;
/** A text that even the corrector reads in about half a second. */
export const SHORT_TEXT_CHARACTERS = 2_000;
/** Tasks that may wait: each holds its text, a megabyte or two at most. Queries hold little and are quick. */
const TEXT_ROOM = 64;
const QUERY_ROOM = 512;
/** Seconds of sound are made in a second or two; nobody listens to the fortieth call. */
const SPEECH_ROOM = 16;
/**
 * V8 collects what lives for one sentence cheaply if there is room for many sentences: texts of known forms take a fifth
 * less time than with half of it.
 */
export const SEMI_SPACE_MB = 32;
/** V8 takes three semi-spaces. */
const MAX_YOUNG_MB = 3 * SEMI_SPACE_MB;

export type Threads = Piscina<TaskMessage, TaskOutcome>;

/** Threads of one kind, and who is let to them. A place of the queue is in the thread of its number, the places going round. */
export interface Lane {
  readonly threads: readonly Threads[];
  readonly queue: TurnQueue;
}

export interface Lanes {
  readonly query: Lane;
  readonly work: Lane;
  readonly shortText: Lane | null;
  readonly speech: Lane;
}

/** Opens every kind; only threads for queries and short texts start at once. */
export function openLanes(options: ComputePoolOptions, ledger: ComputeLedger): Lanes {
  const { queryThreads = 0, workThreads = WORK_THREADS } = options;
  const open = makeThreadOpener(options);
  const most = Math.max(1, queryThreads);
  const readCost = (client: string) => ledger.read(client);
  const isLow = options.keepsShortTextThread;
  return {
    query: {
      threads: [open({ minThreads: queryThreads, maxThreads: most })],
      queue: new TurnQueue(most, QUERY_ROOM, readCost),
    },
    work: {
      threads: Array.from({ length: workThreads }, () => open({ ...longTasks, minThreads: 0 }, isLow)),
      queue: new TurnQueue(workThreads, TEXT_ROOM, readCost),
    },
    shortText: options.keepsShortTextThread
      ? {
          // Its models stay loaded: loading them takes longer than reading the text.
          threads: [open({ ...longTasks, minThreads: 1 })],
          queue: new TurnQueue(1, TEXT_ROOM, readCost),
        }
      : null,
    speech: {
      threads: [open({ ...longTasks, minThreads: 0 }, isLow)],
      queue: new TurnQueue(1, SPEECH_ROOM, readCost),
    },
  };
}

/** One thread. Tasks that have given their turn to others wait inside. */
const longTasks = {
  maxThreads: 1,
  concurrentTasksPerWorker: 2 * TEXT_ROOM,
  idleTimeout: IDLE_TIMEOUT_MS,
  resourceLimits: {
    maxYoungGenerationSizeMb: MAX_YOUNG_MB,
    // A thread may use less by default than the process.
    maxOldGenerationSizeMb: getHeapStatistics().heap_size_limit / BYTES_PER_MB,
  },
} as const;

function makeThreadOpener(options: ComputePoolOptions) {
  const { cachedForms = CACHED_FORMS, usesEncoder = false, workerPath } = options;
  return (own: ConstructorParameters<typeof Piscina>[0], hasLowPriority = false): Threads => {
    const threads = new Piscina<TaskMessage, TaskOutcome>({
      filename: workerPath ?? WORKER_PATH,
      name: 'runTask',
      workerData: { cachedForms, usesEncoder, hasLowPriority } satisfies ComputeWorkerData,
      env: process.env as Record<string, string>,
      // Without it a task that finds no free thread goes to the end of the queue again and again.
      stricterFIFO: true,
      ...own,
    });
    // A thread that dies with no task to tell is replaced like any other; unheard, it would end the process.
    threads.on('error', () => undefined);
    return threads;
  };
}

/** Where a task runs. */
export function chooseLane<Input, Output>(
  lanes: Lanes,
  task: ComputeTask<Input, Output>,
  input: Input,
): Lane {
  if (task.hasOwnThread === true) return lanes.speech;
  if (!task.isLong) return lanes.query;
  const { work, shortText } = lanes;
  const isShort = (task.countCharacters?.(input) ?? Infinity) <= SHORT_TEXT_CHARACTERS;
  if (shortText === null || !isShort) return work;
  return !shortText.queue.hasFreePlace && work.queue.hasFreePlace ? work : shortText;
}
