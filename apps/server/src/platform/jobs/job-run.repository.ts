import { desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database-connection';
import { jobRun } from '../database/schema';

export type JobKind = 'import' | 'analysis' | 'trial' | 'marking';
export type JobState = 'running' | 'done' | 'failed' | 'interrupted';
export type JobPhase = 'reading' | 'analysing' | 'marking';

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

const FIRST_PHASES: Readonly<Record<JobKind, JobPhase>> = {
  import: 'reading',
  trial: 'reading',
  analysis: 'analysing',
  marking: 'marking',
};
const KEPT_RUNS = 200;
const LISTED_RUNS = 20;

/** Notes the beginning of a job; the oldest notes go. */
export async function startRun(db: Database, { kind, source, requestedAt }: JobStart): Promise<string> {
  const phase = FIRST_PHASES[kind];
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

const { id, kind, source, phase, done, total, startedAt, updatedAt, requestedAt, failure } = jobRun;

/** A job that has not been heard of for longer than the time was killed. */
function selectColumns(silentSeconds: number) {
  const isSilent = sql`${updatedAt} < now() - make_interval(secs => ${silentSeconds})`;
  const state = sql<JobState>`case when ${jobRun.state} = 'running' and ${isSilent} then 'interrupted' else ${jobRun.state} end`;
  const times = { startedAt, updatedAt, requestedAt };
  return { id, kind, source, state, phase, done, total, ...times, failure, report: jobRun.report };
}

const nameKinds = <Row extends { kind: string; phase: string }>(row: Row) => ({
  ...row,
  kind: row.kind as JobKind,
  phase: row.phase as JobPhase,
});

/** The last jobs, the newest first. */
export async function listRuns(db: Database, silentSeconds: number) {
  const { report: _report, ...columns } = selectColumns(silentSeconds);
  const rows = await db.select(columns).from(jobRun).orderBy(desc(startedAt)).limit(LISTED_RUNS);
  return rows.map(nameKinds);
}

/** One job with its report, or null. */
export async function findRun(db: Database, runId: string, silentSeconds: number) {
  const [row] = await db.select(selectColumns(silentSeconds)).from(jobRun).where(eq(id, runId));
  return row === undefined ? null : nameKinds(row);
}
