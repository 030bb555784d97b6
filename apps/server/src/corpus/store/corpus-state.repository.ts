import { eq, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { corpusState, corpusText } from '../../platform/database/schema';

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

/** Cheap (one row): poll it for changes made by another process. */
export async function readCorpusVersion(db: Database): Promise<CorpusVersion> {
  const { corpusId, version, removalVersion } = corpusState;
  const [row] = await db.select({ corpusId, version, removalVersion }).from(corpusState);
  if (!row) throw new Error('The corpus has no state row: the database is damaged.');
  return row;
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

export type CorpusState = typeof corpusState.$inferSelect;

/** Holds off other writers of the corpus until the transaction ends. */
export async function lockCorpusState(transaction: DatabaseTransaction): Promise<CorpusState> {
  const [row] = await transaction.select().from(corpusState).for('update');
  if (!row) throw new Error('The corpus has no state row: the database is damaged.');
  return row;
}

export interface CorpusChange {
  readonly lastSequence?: number;
  readonly lastOrdinal?: number;
  /** True where an analysed text was taken away or its analysis replaced. */
  readonly isRemoval: boolean;
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
