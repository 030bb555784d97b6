import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { selectBytes } from '../../platform/database/bytes-column';
import type { Database, DatabaseTransaction } from '../../platform/database/database-connection';
import { annotation, corpusText, humanMarks, textContent } from '../../platform/database/schema';
import { isOfMarkedText, isOfText, lockCorpusState } from '../store/corpus-state.repository';

/** An Estonian text, analysed by the present annotator, without marks of a version of the corrector. */
export interface UnmarkedText {
  readonly id: string;
  readonly sequence: number;
  readonly hash: string;
  readonly content: string;
  readonly annotationBytes: Uint8Array;
  /** JSON of what people marked; null where nobody did. */
  readonly humanMarks: string | null;
}

/** What marks are made with. */
export interface MarkVersions {
  readonly version: string;
  readonly annotatorVersion: string;
}

const isUnmarked = (version: string) =>
  sql`${corpusText.language} = 'et' and ${corpusText.annotatedWith} is not null
    and not exists (select from text_edits where text_edits.text_id = ${corpusText.id}
      and text_edits.version = ${version} and text_edits.content_hash = ${corpusText.hash})`;

/** Only texts that people marked, whose marks take no corrector. */
const isMarkedByPeople = sql`exists (select from gold_edits where gold_edits.text_id = ${corpusText.id}
    and gold_edits.content_hash = ${corpusText.hash})`;

export interface WaitingTexts {
  readonly onlyMarkedByPeople?: boolean | undefined;
}

export async function countUnmarkedTexts(
  db: Database,
  { version, annotatorVersion }: MarkVersions,
  { onlyMarkedByPeople = false }: WaitingTexts = {},
): Promise<number> {
  const isWaiting = and(isUnmarked(version), eq(corpusText.annotatedWith, annotatorVersion));
  return db.$count(corpusText, onlyMarkedByPeople ? and(isWaiting, isMarkedByPeople) : isWaiting);
}

/** Those texts in their order of arrival, after the given one. */
export async function readUnmarkedTexts(
  db: Database,
  { version, annotatorVersion }: MarkVersions,
  afterSequence: number,
  limit: number,
  { onlyMarkedByPeople = false }: WaitingTexts = {},
): Promise<UnmarkedText[]> {
  return db
    .select({
      id: corpusText.id,
      sequence: corpusText.sequence,
      hash: corpusText.hash,
      content: textContent.content,
      annotationBytes: selectBytes(annotation.bytes),
      humanMarks: humanMarks.edits,
    })
    .from(corpusText)
    .innerJoin(textContent, eq(textContent.textId, corpusText.id))
    .innerJoin(annotation, and(isOfText(annotation), eq(annotation.annotatorVersion, annotatorVersion)))
    .leftJoin(humanMarks, isOfMarkedText)
    .where(
      and(
        isUnmarked(version),
        eq(corpusText.annotatedWith, annotatorVersion),
        gt(corpusText.sequence, afterSequence),
        onlyMarkedByPeople ? isMarkedByPeople : undefined,
      ),
    )
    .orderBy(asc(corpusText.sequence))
    .limit(limit);
}

export interface MarksRow {
  readonly id: string;
  readonly hash: string;
  readonly origin: 'machine' | 'gold' | 'failed';
  /** Whether people had marked the text. */
  readonly gold: boolean;
  readonly codes: string;
  readonly edits: string;
}

/**
 * Stores marks, and which texts have none because this version cannot mark them; in a transaction, which asks for room on the
 * disk first. Texts that were changed or removed meanwhile, or that people marked, are left alone.
 */
export async function saveMarks(
  db: Database,
  { version, annotatorVersion }: MarkVersions,
  marks: readonly MarksRow[],
): Promise<void> {
  if (marks.length === 0) return;
  const insertion = sql`
    insert into text_edits (text_id, version, content_hash, annotator_version, origin, codes, edits)
    select given.id, ${version}, given.hash, ${annotatorVersion}, given.origin, given.codes, given.edits
    from json_to_recordset(${JSON.stringify(marks)}::json)
        as given(id uuid, hash text, origin text, gold boolean, codes text, edits text)
      join text on text.id = given.id and text.hash = given.hash
      left join gold_edits on gold_edits.text_id = text.id and gold_edits.content_hash = text.hash
    where given.gold = (gold_edits.text_id is not null)
    on conflict (text_id, version) do update set content_hash = excluded.content_hash,
      annotator_version = excluded.annotator_version, origin = excluded.origin, codes = excluded.codes,
      edits = excluded.edits`;
  await db.transaction((transaction) => transaction.execute(insertion));
}

/**
 * Shows what has been stored. Marks of a new version take over from the old ones once no text waits for them, in
 * one transaction; where there were none before, they are shown as they come. Old marks and those of former
 * contents go. Answers whether anything that is shown may have changed.
 */
export async function showMarks(db: Database, version: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const { markedWith } = await lockCorpusState(transaction);
    if (markedWith !== version && markedWith !== null) {
      const waiting = await transaction.$count(corpusText, isUnmarked(version));
      if (waiting > 0) return false;
    }
    await transaction.execute(
      sql`update corpus_state set marked_with = ${version}, edits_version = edits_version + 1`,
    );
    await deleteOldMarks(transaction, version);
    return true;
  });
}

async function deleteOldMarks(transaction: DatabaseTransaction, version: string): Promise<void> {
  await transaction.execute(sql`
    delete from text_edits using text where text.id = text_edits.text_id
      and (text_edits.version <> ${version} or text_edits.content_hash <> text.hash)`);
  await transaction.execute(sql`
    delete from gold_edits using text where text.id = gold_edits.text_id and gold_edits.content_hash <> text.hash`);
}
