import { desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database-connection';
import { jobRun } from '../database/schema';

export type JobKind = 'import' | 'analysis' | 'trial';
export type JobState = 'running' | 'done' | 'failed' | 'interrupted';
export type JobPhase = 'reading' | 'analysing';

export interface JobProgress {
  readonly phase: JobPhase;
  readonly done: number;
  readonly total: number;
}

export interface JobStart {
  readonly kind: JobKind;
  /** Names of the imported files. */
  readonly source?: string | undefined;
  /** When it was asked for. */
  readonly requestedAt?: Date | undefined;
}

/** What is known of a job at its end. */
export interface JobOutcome {
  /** Class of the error it failed with. */
  readonly failure?: string;
  /** As JSON. */
  readonly report?: string;
}

const KEPT_RUNS = 200;
const LISTED_RUNS = 20;

/** Notes the beginning of a job; the oldest notes go. */
export async function startRun(db: Database, { kind, source, requestedAt }: JobStart): Promise<string> {
  const phase: JobPhase = kind === 'analysis' ? 'analysing' : 'reading';
  const [row] = await db
    .insert(jobRun)
    .values({ kind, source: source ?? null, phase, requestedAt: requestedAt ?? null })
    .returning({ id: jobRun.id });
  const kept = db.select({ id: jobRun.id }).from(jobRun).orderBy(desc(jobRun.startedAt)).limit(KEPT_RUNS);
  await db.delete(jobRun).where(notInArray(jobRun.id, kept));
  return row!.id;
}

export async function updateRun(
  db: Database,
  id: string,
  change: Partial<JobProgress> & JobOutcome & { readonly state?: JobState },
): Promise<void> {
  await db
    .update(jobRun)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(jobRun.id, id));
}

/** The last jobs, the newest first. One that has not been heard of for longer than the time was killed. */
export async function listRuns(db: Database, silentSeconds: number) {
  const isSilent = sql`${jobRun.updatedAt} < now() - make_interval(secs => ${silentSeconds})`;
  const state = sql<JobState>`case when ${jobRun.state} = 'running' and ${isSilent} then 'interrupted' else ${jobRun.state} end`;
  const { id, kind, source, phase, done, total, startedAt, updatedAt, requestedAt, failure } = jobRun;
  const rows = await db
    .select({ id, kind, source, state, phase, done, total, startedAt, updatedAt, requestedAt, failure })
    .from(jobRun)
    .orderBy(desc(startedAt))
    .limit(LISTED_RUNS);
  return rows.map((row) => ({ ...row, kind: row.kind as JobKind, phase: row.phase as JobPhase }));
}
