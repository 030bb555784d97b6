import { setTimeout as sleep } from 'node:timers/promises';
import { watchHealth } from './watch-health';
import { startWorkerProcess, type WorkerCommand, type WorkerProcess } from './worker-process';

/** Short at first, because a worker must be back within 5 s; longer for one that keeps ending at once. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 3_000;
const STEADY_AFTER_MS = 30_000;

export interface SupervisedWorker {
  /** Stays the same over restarts, unless another program has taken the port. */
  readonly url: () => string;
  /** Null while it is being restarted. */
  readonly pid: () => number | null;
  readonly close: () => Promise<void>;
}

/**
 * Starts a worker and restarts it whenever it ends or stops answering, until closed.
 * Rejects with MorphologyStartError if the first start fails.
 */
export async function superviseWorker(command: Omit<WorkerCommand, 'port'>): Promise<SupervisedWorker> {
  const closing = new AbortController();
  let worker: WorkerProcess | null = await startWorkerProcess({ ...command, port: 0 });
  let url = worker.url;
  const supervision = keepRunning();

  async function keepRunning(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    let startedAt = performance.now();
    while (!closing.signal.aborted) {
      if (worker) {
        await waitForEnd(worker, closing.signal, command.log);
        worker = null;
        if (closing.signal.aborted) return;
        command.log('The morphology worker ended; restarting it.');
        if (performance.now() - startedAt > STEADY_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
      }
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      if (closing.signal.aborted) return;
      startedAt = performance.now();
      worker = await restart();
    }
  }

  async function restart(): Promise<WorkerProcess | null> {
    // The old port first, so that addresses known to other threads stay valid.
    for (const port of [Number(new URL(url).port), 0]) {
      try {
        const started = await startWorkerProcess({ ...command, port });
        url = started.url;
        if (closing.signal.aborted) await started.stop();
        return closing.signal.aborted ? null : started;
      } catch (error) {
        command.log((error as Error).message);
        if (closing.signal.aborted) return null;
      }
    }
    return null;
  }

  return {
    url: () => url,
    pid: () => worker?.pid ?? null,
    close: async () => {
      closing.abort();
      await worker?.stop();
      await supervision;
    },
  };
}

async function waitForEnd(
  worker: WorkerProcess,
  closing: AbortSignal,
  log: (line: string) => void,
): Promise<void> {
  const watching = new AbortController();
  const signal = AbortSignal.any([watching.signal, closing]);
  const watch = watchHealth(worker.url, signal, () => {
    log('The morphology worker no longer answers; ending it.');
    worker.kill();
  });
  await worker.ended;
  watching.abort();
  await watch;
}
