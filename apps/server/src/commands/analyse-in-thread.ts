import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { PROJECT_ROOT } from '../platform/config/project-root';
import { MorphologyUnavailableError } from '../platform/morphology/morphology-errors';
import type { AnalyseAnswer, AnalyseTask, AnalyseWorkerData } from './analyse-task';

const WORKER_PATH = join(PROJECT_ROOT, 'apps', 'server', 'dist', 'analyse-worker.js');
const BYTES_PER_MB = 1024 * 1024;

/**
 * What `analyse` writes, made in a thread of its own: a long text takes minutes, and a process that computes hears no
 * signal. Rejects with MorphologyUnavailableError, or with the signal's reason as soon as it is raised.
 */
export async function analyseInThread(
  task: AnalyseTask,
  morphologyUrls: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  signal.throwIfAborted();
  const worker = new Worker(WORKER_PATH, {
    workerData: { task, morphologyUrls } satisfies AnalyseWorkerData,
    // A thread may use less by default than the process: a text must not be too long because of that.
    resourceLimits: { maxOldGenerationSizeMb: getHeapStatistics().heap_size_limit / BYTES_PER_MB },
  });
  try {
    return await readAnswer(worker, signal);
  } finally {
    await worker.terminate();
  }
}

function readAnswer(worker: Worker, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: AnalyseAnswer) => {
      if ('output' in answer) resolve(answer.output);
      else reject(remakeError(answer.error));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that analyses the text ended.')));
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** The name decides what is said; classes do not pass between threads. */
function remakeError({ name, message }: { name: string; message: string }): Error {
  return name === 'MorphologyUnavailableError' ? new MorphologyUnavailableError(message) : new Error(message);
}
