import type { Database } from '../database/database-connection';
import {
  listRuns,
  startRun,
  updateRun,
  type JobKind,
  type JobProgress,
  type JobState,
} from './job-run.repository';

/** How often the progress is written down. */
const WRITE_MS = 2000;
/** A job that has nothing to tell still says that it lives. */
const HEARTBEAT_MS = 20_000;
const SILENT_SECONDS = 90;

export interface JobRecord {
  progress(progress: JobProgress): void;
  end(state: Exclude<JobState, 'running'>): Promise<void>;
}

/** Writes down for administrators how far a job is. A fault in writing never disturbs the job. */
export async function recordJob(
  db: Database,
  kind: JobKind,
  source: string | null = null,
): Promise<JobRecord> {
  const id = await startRun(db, kind, source).catch(() => null);
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
    progress(progress) {
      latest = progress;
      if (performance.now() - lastWrite >= WRITE_MS) void write(latest);
    },
    end(state) {
      clearInterval(timer);
      return write({ ...latest, state });
    },
  };
}

/** The last jobs, the newest first. */
export function listJobs(db: Database): ReturnType<typeof listRuns> {
  return listRuns(db, SILENT_SECONDS);
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
    await record.end(signal?.aborted === true ? 'interrupted' : 'failed');
    throw error;
  }
}
