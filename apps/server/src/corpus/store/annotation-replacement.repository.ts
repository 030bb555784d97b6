import { sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { annotation, corpusText } from '../../platform/database/schema';
import { advanceCorpusState, lockCorpusState } from './corpus-state.repository';

// A new annotator replaces the analyses of all texts at one moment: until then the new ones lie beside the old ones, so that no
// answer mixes two annotators.

/** Has an analysis, by another annotator. */
const isOutdated = (annotatorVersion: string) => sql`${corpusText.annotatedWith} <> ${annotatorVersion}`;

const hasNewAnnotation = (annotatorVersion: string) =>
  sql`exists (select from ${annotation} where ${annotation.contentHash} = ${corpusText.hash}
    and ${annotation.language} = ${corpusText.language} and ${annotation.annotatorVersion} = ${annotatorVersion})`;

/** True while the texts are not analysed by this annotator: its analyses are then kept until all can change over. */
export async function isReplacing(
  transaction: DatabaseTransaction,
  annotatorVersion: string,
): Promise<boolean> {
  const rows = await transaction
    .select({ id: corpusText.id })
    .from(corpusText)
    .where(isOutdated(annotatorVersion))
    .limit(1);
  return rows.length > 0;
}

/** Texts analysed by another annotator that this one has not analysed yet. */
export async function countOutdatedTexts(db: Database, annotatorVersion: string): Promise<number> {
  return db.$count(
    corpusText,
    sql`${isOutdated(annotatorVersion)} and not ${hasNewAnnotation(annotatorVersion)}`,
  );
}

/** The annotator of the analysed texts; null if there are none. They all change over together. */
export async function readPresentAnnotator(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ version: sql<string | null>`max(${corpusText.annotatedWith})` })
    .from(corpusText);
  return row?.version ?? null;
}

export interface AnalysedContent {
  readonly hash: string;
  readonly language: string;
}

export interface ReplacementResult {
  /** Texts that have got their analysis. */
  readonly texts: number;
  /** Texts whose new analysis is not there yet; while there are any, nothing changes over. */
  readonly waiting: number;
}

/**
 * Points all texts at their analyses by this annotator in one transaction, in order of arrival, once every text with an
 * older analysis has a new one. Texts with one of the `failed` contents are not waited for: they lose the older analysis, because
 * answers never mix annotators. If nothing but failures is there, all stays as it is.
 */
export async function completeReplacement(
  db: Database,
  annotatorVersion: string,
  failed: readonly AnalysedContent[],
): Promise<ReplacementResult> {
  return db.transaction(async (transaction) => {
    const state = await lockCorpusState(transaction);
    const { outdated, ready, waiting } = await countReady(transaction, annotatorVersion, failed);
    if (waiting > 0 || ready === 0) return { texts: 0, waiting };
    await transaction.execute(sql`
      update text set ordinal = numbered.ordinal, annotated_with = ${annotatorVersion},
        words = numbered.words, sentences = numbered.sentences
      from (
        select text.id, annotation.words, annotation.sentences,
          (${state.lastOrdinal}::int + row_number() over (order by text.sequence))::int as ordinal
        from text join annotation on annotation.content_hash = text.hash
          and annotation.language = text.language and annotation.annotator_version = ${annotatorVersion}
        where text.annotated_with is distinct from ${annotatorVersion}
      ) as numbered
      where text.id = numbered.id`);
    await transaction
      .update(corpusText)
      .set({ ordinal: null, annotatedWith: null, words: null, sentences: null })
      .where(isOutdated(annotatorVersion));
    const lastOrdinal = state.lastOrdinal + ready;
    await advanceCorpusState(transaction, state, { lastOrdinal, isRemoval: outdated > 0 });
    return { texts: ready, waiting: 0 };
  });
}

/** Texts with an older analysis; texts that can be pointed at a new one; texts that have to be waited for. */
async function countReady(
  transaction: DatabaseTransaction,
  annotatorVersion: string,
  failed: readonly AnalysedContent[],
): Promise<{ outdated: number; ready: number; waiting: number }> {
  const given = JSON.stringify(failed.map(({ hash, language }) => ({ hash, language })));
  const isNew = hasNewAnnotation(annotatorVersion);
  const hasFailed = sql`exists (select from json_to_recordset(${given}::json) as given(hash text, language text)
    where given.hash = ${corpusText.hash} and given.language = ${corpusText.language})`;
  const [row] = await transaction
    .select({
      outdated: sql<number>`count(*) filter (where ${isOutdated(annotatorVersion)})::int`,
      ready: sql<number>`count(*) filter (where ${isNew})::int`,
      waiting: sql<number>`count(*) filter (where ${isOutdated(annotatorVersion)} and not ${isNew} and not ${hasFailed})::int`,
    })
    .from(corpusText)
    .where(sql`${corpusText.annotatedWith} is distinct from ${annotatorVersion}`);
  return row!;
}
