import { superviseWorker, type SupervisedWorker } from './supervise-worker';

export interface MorphologySupervisor {
  /** Current addresses of the workers; they stay the same over restarts. */
  readonly urls: () => readonly string[];
  /** Process ids; null for a worker that is being restarted. */
  readonly pids: () => readonly (number | null)[];
  readonly close: () => Promise<void>;
}

export interface SupervisorOptions {
  readonly python: string;
  readonly workers: number;
  readonly log: (line: string) => void;
}

/** Starts workers on loopback and keeps them running until closed. Rejects with MorphologyStartError. */
export async function startMorphologySupervisor(options: SupervisorOptions): Promise<MorphologySupervisor> {
  const { python, log } = options;
  const starts = Array.from({ length: options.workers }, () => superviseWorker({ python, log }));
  const settled = await Promise.allSettled(starts);
  const workers = settled.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failure = settled.find((start) => start.status === 'rejected');
  if (failure) {
    await closeAll(workers);
    throw failure.reason;
  }
  return {
    urls: () => workers.map((worker) => worker.url()),
    pids: () => workers.map((worker) => worker.pid()),
    close: () => closeAll(workers),
  };
}

async function closeAll(workers: readonly SupervisedWorker[]): Promise<void> {
  await Promise.all(workers.map((worker) => worker.close()));
}
