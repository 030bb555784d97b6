import type { TextLanguage } from '@keelerada/estonian/annotated-text';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import type { Annotation } from '../annotation/text-annotator';
import { selectBytes } from '../../platform/database/bytes-column';
import { annotation, corpusText, textContent } from '../../platform/database/schema';
import { isReplacing } from './annotation-replacement.repository';
import { deleteUnusedGivenAnnotations } from './given-annotation.repository';
import { advanceCorpusState, isOfText, lockCorpusState } from './corpus-state.repository';

/** A text that has no analysis by the present annotator. */
export interface PendingText {
  readonly id: string;
  readonly sequence: number;
  readonly content: string;
  readonly language: TextLanguage;
  readonly hash: string;
  /** True where an equal text has been analysed already: there is nothing left to compute. */
  readonly hasAnnotation: boolean;
}

/** `annotation` is null where an equal text has it already. */
export interface TextAnnotation {
  readonly text: Pick<PendingText, 'id' | 'hash' | 'language'>;
  readonly annotation: Annotation | null;
}

const isPending = (annotatorVersion: string) =>
  sql`${corpusText.annotatedWith} is distinct from ${annotatorVersion}`;

export async function countPendingTexts(db: Database, annotatorVersion: string): Promise<number> {
  return db.$count(corpusText, isPending(annotatorVersion));
}

/** Pending texts in their order of arrival, after the given one. */
export async function readPendingTexts(
  db: Database,
  annotatorVersion: string,
  afterSequence: number,
  limit: number,
): Promise<PendingText[]> {
  const rows = await db
    .select({
      id: corpusText.id,
      sequence: corpusText.sequence,
      content: textContent.content,
      language: corpusText.language,
      hash: corpusText.hash,
      annotatedHash: annotation.contentHash,
    })
    .from(corpusText)
    .innerJoin(textContent, eq(textContent.textId, corpusText.id))
    .leftJoin(annotation, matchesText(sql`${annotatorVersion}`))
    .where(and(isPending(annotatorVersion), gt(corpusText.sequence, afterSequence)))
    .orderBy(asc(corpusText.sequence))
    .limit(limit);
  return rows.map(({ annotatedHash, language, ...row }) => ({
    ...row,
    language: language as TextLanguage,
    hasAnnotation: annotatedHash !== null,
  }));
}

function matchesText(version: ReturnType<typeof sql>) {
  return and(isOfText(annotation), eq(annotation.annotatorVersion, version));
}

/**
 * Stores analyses and gives their texts the next ordinals, in the order given, in one transaction. Texts that were
 * changed, removed or analysed by another process meanwhile are left alone. While texts have analyses by another annotator,
 * all wait for `completeReplacement`. Answers how many texts got an analysis.
 */
export async function saveAnnotations(
  db: Database,
  annotatorVersion: string,
  annotations: readonly TextAnnotation[],
): Promise<number> {
  if (annotations.length === 0) return 0;
  return db.transaction(async (transaction) => {
    const state = await lockCorpusState(transaction);
    const made = annotations.flatMap(({ text, annotation: stored }) =>
      stored === null
        ? []
        : [{ ...stored, contentHash: text.hash, language: text.language, annotatorVersion }],
    );
    if (made.length > 0) await transaction.insert(annotation).values(made).onConflictDoNothing();
    if (await isReplacing(transaction, annotatorVersion)) return 0;
    const given = JSON.stringify(
      annotations.map(({ text }, place) => ({
        id: text.id,
        hash: text.hash,
        language: text.language,
        place,
      })),
    );
    const waiting = await readWaiting(transaction, annotatorVersion, given);
    if (waiting.length === 0) return 0;
    const ordinals = JSON.stringify(
      waiting.map(({ id }, place) => ({ id, ordinal: state.lastOrdinal + place + 1 })),
    );
    await transaction.execute(sql`
      update text set ordinal = given.ordinal, annotated_with = ${annotatorVersion},
        words = annotation.words, sentences = annotation.sentences
      from json_to_recordset(${ordinals}::json) as given(id uuid, ordinal int), annotation
      where text.id = given.id and annotation.content_hash = text.hash
        and annotation.language = text.language and annotation.annotator_version = ${annotatorVersion}`);
    const lastOrdinal = state.lastOrdinal + waiting.length;
    await advanceCorpusState(transaction, state, { lastOrdinal, isRemoval: false });
    return waiting.length;
  });
}

/** Those of the given texts that still wait, in the order given. */
async function readWaiting(
  transaction: DatabaseTransaction,
  annotatorVersion: string,
  given: string,
): Promise<{ id: string }[]> {
  return transaction
    .select({ id: corpusText.id })
    .from(corpusText)
    .innerJoin(
      sql`json_to_recordset(${given}::json) as given(id uuid, hash text, language text, place int)`,
      sql`given.id = ${corpusText.id} and given.hash = ${corpusText.hash} and given.language = ${corpusText.language}`,
    )
    .innerJoin(annotation, matchesText(sql`${annotatorVersion}`))
    .where(isPending(annotatorVersion))
    .orderBy(sql`given.place`);
}

/**
 * Removes analyses that no text uses any more: of removed and changed texts, and of former annotators. Those of this annotator
 * that texts are to change over to stay. Answers their number.
 */
export async function deleteUnusedAnnotations(db: Database, annotatorVersion: string): Promise<number> {
  const removed = await db
    .delete(annotation)
    .where(
      sql`not exists (select from text where text.hash = ${annotation.contentHash}
        and text.language = ${annotation.language}
        and (text.annotated_with = ${annotation.annotatorVersion} or ${annotation.annotatorVersion} = ${annotatorVersion}))`,
    )
    .returning({ words: annotation.words });
  await deleteUnusedGivenAnnotations(db);
  return removed.length;
}

/** A text and its annotation by whichever annotator made the present one. */
export type ChosenAnnotation = Pick<
  AnnotatedCorpusText,
  'id' | 'content' | 'annotatorVersion' | 'annotationBytes'
> & { readonly words: number };

/** Analysed texts by id, in no order; ids that are unknown or wait for their analysis are left out. Ids must be UUIDs. */
export async function readChosenAnnotations(
  db: Database,
  ids: readonly string[],
): Promise<ChosenAnnotation[]> {
  return db
    .select({
      id: corpusText.id,
      content: textContent.content,
      annotatorVersion: annotation.annotatorVersion,
      annotationBytes: selectBytes(annotation.bytes),
      words: annotation.words,
    })
    .from(corpusText)
    .innerJoin(textContent, eq(textContent.textId, corpusText.id))
    .innerJoin(annotation, matchesText(sql`${corpusText.annotatedWith}`))
    .where(sql`${corpusText.id} = any(${`{${ids.join(',')}}`}::uuid[])`);
}

/** Stored annotations of this annotator, by the ids of their texts. Ids must be UUIDs. */
export async function readAnnotationBytes(
  db: Database,
  annotatorVersion: string,
  ids: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const rows = await db
    .select({ id: corpusText.id, bytes: selectBytes(annotation.bytes) })
    .from(corpusText)
    .innerJoin(annotation, matchesText(sql`${annotatorVersion}`))
    .where(sql`${corpusText.id} = any(${`{${ids.join(',')}}`}::uuid[])`);
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

/** An analysed text as the corpus index takes it in. */
export interface AnnotatedCorpusText {
  readonly ordinal: number;
  readonly id: string;
  readonly content: string;
  readonly language: TextLanguage;
  readonly annotatorVersion: string;
  readonly annotationBytes: Uint8Array;
}

const TEXTS_A_READ = 200;

/**
 * Analysed texts in the order of their ordinals, after the given one (0: all). Texts that change while this runs come
 * again under a new ordinal; the caller compares the annotator (`readPresentAnnotator`) before and after.
 */
export async function* readAnnotatedTexts(
  db: Database,
  afterOrdinal: number,
): AsyncGenerator<AnnotatedCorpusText> {
  let after = afterOrdinal;
  for (;;) {
    const rows = await db
      .select({
        ordinal: sql<number>`${corpusText.ordinal}`,
        id: corpusText.id,
        content: textContent.content,
        language: sql<TextLanguage>`${corpusText.language}`,
        annotatorVersion: annotation.annotatorVersion,
        annotationBytes: selectBytes(annotation.bytes),
      })
      .from(corpusText)
      .innerJoin(textContent, eq(textContent.textId, corpusText.id))
      .innerJoin(annotation, matchesText(sql`${corpusText.annotatedWith}`))
      .where(and(isNotNull(corpusText.ordinal), gt(corpusText.ordinal, after)))
      .orderBy(asc(corpusText.ordinal))
      .limit(TEXTS_A_READ);
    yield* rows;
    if (rows.length < TEXTS_A_READ) return;
    after = rows.at(-1)!.ordinal;
  }
}
