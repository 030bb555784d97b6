import { and, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import {
  type annotation,
  corpusState,
  corpusText,
  givenAnnotation,
  humanMarks,
} from '../../platform/database/schema';

export interface CorpusVersion {
  /** Tells this corpus from any other, for snapshots. */
  readonly corpusId: string;
  /** Grows with every change of texts, properties or analyses. */
  readonly version: number;
  /** The version of the last change that took away or replaced an analysed text. */
  readonly removalVersion: number;
}

export interface CorpusSummary {
  readonly texts: number;
  readonly runningWords: number;
  /** Texts that have no analysis yet. */
  readonly pendingTexts: number;
  /** True where all there is are the texts of the demonstration. */
  readonly isDemo: boolean;
}

/** What people marked in the present content of the text. */
export const isOfMarkedText = and(
  eq(humanMarks.textId, corpusText.id),
  eq(humanMarks.contentHash, corpusText.hash),
);

/** An annotation of the present content of the text. */
export const isOfText = ({ contentHash, language }: typeof annotation | typeof givenAnnotation) =>
  and(eq(contentHash, corpusText.hash), eq(language, corpusText.language));

/** The one row that the state always has. */
export function readStateRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The corpus has no state row: the database is damaged.');
  return row;
}

/** Cheap (one row): poll it for changes made by another process. */
export async function readCorpusVersion(db: Database): Promise<CorpusVersion> {
  const { corpusId, version, removalVersion } = corpusState;
  return readStateRow(await db.select({ corpusId, version, removalVersion }).from(corpusState));
}

export async function readCorpusSummary(db: Database): Promise<CorpusSummary> {
  const [row] = await db
    .select({
      texts: sql<number>`count(*)::int`,
      runningWords: sql<number>`coalesce(sum(${corpusText.words}), 0)::int`,
      pendingTexts: sql<number>`count(*) filter (where ${corpusText.ordinal} is null)::int`,
      isDemo: sql<boolean>`coalesce(bool_and(${corpusText.isDemo}), false)`,
    })
    .from(corpusText);
  return row!;
}

/** What names a state of the texts. */
export interface CorpusIdentity {
  /** Changes with every change of texts, properties, marks of people and given annotations, and with nothing else. */
  readonly changeKey: string;
  /** Day of the last change, YYYY-MM-DD in UTC. */
  readonly day: string;
  /** SHA-256, hexadecimal, of all texts with properties, marks and annotations of people; the same wherever the same texts are. */
  readonly hash: string;
}

const changeKey = sql<string>`${corpusState.corpusId}::text || ' ' || ${corpusState.changedAt}::text`;

/** What changes with texts or analyses (`revision`), and with texts, properties or marks of people alone. */
export interface CorpusKeys {
  readonly revision: string;
  readonly changeKey: string;
}

/** Cheap (one row): read for every answer. */
export async function readCorpusKeys(db: Database): Promise<CorpusKeys> {
  const revision = sql<string>`${corpusState.corpusId}::text || ' ' || ${corpusState.version}::text`;
  return readStateRow(await db.select({ revision, changeKey }).from(corpusState));
}

/** Reads the digest of every text, 0.2 s for 100,000; one statement, so that key and hash are of one moment. */
export async function readCorpusIdentity(db: Database): Promise<CorpusIdentity> {
  const lines = sql`string_agg(${corpusText.digest} || coalesce(${humanMarks.edits}, '') || coalesce(md5(${givenAnnotation.bytes}), ''), ${'\n'} order by ${corpusText.id})`;
  const hash = db
    .select({ hash: sql<string>`encode(sha256(convert_to(coalesce(${lines}, ''), 'UTF8')), 'hex')` })
    .from(corpusText)
    .leftJoin(humanMarks, isOfMarkedText)
    .leftJoin(givenAnnotation, isOfText(givenAnnotation));
  const day = sql<string>`to_char(${corpusState.changedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [row] = await db.select({ changeKey, day, hash: sql<string>`(${hash})` }).from(corpusState);
  return row!;
}

export type CorpusState = typeof corpusState.$inferSelect;

/** Holds off other writers of the corpus until the transaction ends. */
export async function lockCorpusState(transaction: DatabaseTransaction): Promise<CorpusState> {
  return readStateRow(await transaction.select().from(corpusState).for('update'));
}

export interface CorpusChange {
  readonly lastSequence?: number;
  readonly lastOrdinal?: number;
  /** True where an analysed text was taken away or its analysis replaced. */
  readonly isRemoval: boolean;
}

/** Notes that texts, properties or marks of people have changed. No two changes have one time, also where a clock goes back. */
export async function dateCorpusChange(transaction: DatabaseTransaction): Promise<void> {
  const { changedAt } = corpusState;
  await transaction
    .update(corpusState)
    .set({ changedAt: sql`greatest(clock_timestamp(), ${changedAt} + interval '1 microsecond')` });
}

/** Takes the next version; the transaction must hold the state (`lockCorpusState`). */
export async function advanceCorpusState(
  transaction: DatabaseTransaction,
  state: CorpusState,
  { isRemoval, ...counters }: CorpusChange,
): Promise<void> {
  const version = state.version + 1;
  await transaction
    .update(corpusState)
    .set({ ...counters, version, ...(isRemoval ? { removalVersion: version } : {}) })
    .where(eq(corpusState.id, state.id));
}
