import type { Database } from '../database/database-connection';
import {
  findRun as readRun,
  listRuns,
  startRun,
  updateRun,
  type JobOutcome,
  type JobProgress,
  type JobStart,
  type JobState,
} from './job-run.repository';

/** How often the progress is written down. */
const WRITE_MS = 2000;
/** A job that has nothing to tell still says that it lives. */
const HEARTBEAT_MS = 20_000;
const SILENT_SECONDS = 90;

export interface JobRecord {
  progress(progress: JobProgress): void;
  /** Id of the record; null where it could not be written. */
  readonly id: string | null;
  end(state: Exclude<JobState, 'running'>, outcome?: JobOutcome): Promise<void>;
}

/** Writes down for administrators how far a job is. A fault in writing never disturbs the job. */
export async function recordJob(db: Database, start: JobStart): Promise<JobRecord> {
  const id = await startRun(db, start).catch(() => null);
  let latest: Partial<JobProgress> = {};
  let lastWrite = -Infinity;
  let queue: Promise<void> = Promise.resolve();
  const write = (change: Parameters<typeof updateRun>[2]): Promise<void> => {
    lastWrite = performance.now();
    queue = queue.then(async () => {
      if (id !== null) await updateRun(db, id, change).catch(() => undefined);
    });
    return queue;
  };
  const timer = setInterval(() => void write(latest), HEARTBEAT_MS).unref();
  return {
    id,
    progress(progress) {
      latest = progress;
      if (performance.now() - lastWrite >= WRITE_MS) void write(latest);
    },
    end(state, outcome) {
      clearInterval(timer);
      return write({ ...latest, ...outcome, state });
    },
  };
}

/** The last jobs, the newest first. */
export function listJobs(db: Database): ReturnType<typeof listRuns> {
  return listRuns(db, SILENT_SECONDS);
}

/** One job with its report, or null. */
export function findRun(db: Database, id: string): ReturnType<typeof readRun> {
  return readRun(db, id, SILENT_SECONDS);
}

/** Runs a job and writes down how it ends. */
export async function runRecorded<Result>(
  record: JobRecord,
  signal: AbortSignal | undefined,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await run();
    await record.end('done');
    return result;
  } catch (error) {
    if (signal?.aborted === true) await record.end('interrupted');
    else await record.end('failed', { failure: (error as Error).name });
    throw error;
  }
}
