import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { Piscina } from 'piscina';
import { MorphologyUnavailableError } from '../morphology/morphology-errors';
import type { ComputeTask, ComputeWorkerData, TaskAnswer, TaskResults } from './compute-task';

type TaskOf<Kind extends keyof TaskResults> = Extract<ComputeTask, { kind: Kind }>;

/** Threads that queries and analyses run on, so that the main thread only waits. */
export interface ComputePool {
  /** Runs a query; soon, for queries are short. */
  query<Kind extends 'WORDLIST' | 'CONTEXTS' | 'COLLOCATES' | 'CLUSTERS'>(
    task: TaskOf<Kind>,
  ): Promise<TaskResults[Kind]>;
  /** Runs what may take seconds, on threads that no query waits for. */
  work<Kind extends 'OWN_TEXT' | 'ANNOTATE' | 'BUILD' | 'MERGE'>(
    task: TaskOf<Kind>,
  ): Promise<TaskResults[Kind]>;
  /** Ends the threads; what still runs is given up. */
  close(): Promise<void>;
}

export interface ComputePoolOptions extends ComputeWorkerData {
  /** Threads for queries. */
  readonly threads: number;
  /** The bundled worker; found beside the server's own bundle by default. */
  readonly workerPath?: string;
}

const SERVER_PACKAGE = '@keelerada/server';
/** Two, so that a long own text does not hold up the next one, or an index that is being built. */
const WORK_THREADS = 2;
/** A thread without work is ended: the tagger and its cache take about 100 MB. */
const IDLE_TIMEOUT_MS = 120_000;

/** Starts the threads for queries; those for longer work start when there is some. */
export function createComputePool(options: ComputePoolOptions): ComputePool {
  const { threads, workerPath = findComputeWorker(), taggerModelPath, morphologyUrls } = options;
  const shared = {
    filename: workerPath,
    name: 'runTask',
    workerData: { taggerModelPath, morphologyUrls } satisfies ComputeWorkerData,
    env: process.env as Record<string, string>,
    // Without it a task that finds no free thread goes to the end of the queue again and again.
    stricterFIFO: true,
  };
  const queries = new Piscina<ComputeTask, TaskAnswer<TaskResults[keyof TaskResults]>>({
    ...shared,
    minThreads: threads,
    maxThreads: threads,
  });
  // Without atomics: these threads keep connections, whose closing they must notice while they wait.
  const works = new Piscina<ComputeTask, TaskAnswer<TaskResults[keyof TaskResults]>>({
    ...shared,
    minThreads: 0,
    maxThreads: WORK_THREADS,
    idleTimeout: IDLE_TIMEOUT_MS,
    atomics: 'disabled',
  });
  return {
    query: (task) => run(queries, task),
    work: (task) => run(works, task),
    close: async () => {
      await Promise.all([queries.destroy(), works.destroy()]);
    },
  };
}

async function run<Kind extends keyof TaskResults>(
  pool: Piscina<ComputeTask, TaskAnswer<TaskResults[keyof TaskResults]>>,
  task: TaskOf<Kind>,
): Promise<TaskResults[Kind]> {
  const sent: ComputeTask = task;
  const answer = await pool.run(sent, { transferList: sent.kind === 'BUILD' ? [sent.port] : [] });
  if (answer.ok) return answer.result as TaskResults[Kind];
  throw makeError(answer.errorName, answer.errorMessage);
}

function makeError(name: string, message: string): Error {
  if (name === 'QueryCancelledError') return new QueryCancelledError();
  if (name === 'MorphologyUnavailableError') return new MorphologyUnavailableError(message);
  const error = new Error(message);
  error.name = name;
  return error;
}

/** The bundled worker in the server's dist folder, wherever this file was bundled to. */
function findComputeWorker(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) {
      const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
      if (name === SERVER_PACKAGE) return join(folder, 'dist', 'compute-worker.js');
    }
    if (folder === dirname(folder)) throw new Error(`No package named ${SERVER_PACKAGE} holds this file.`);
  }
}
