import type { TextMarks } from '@keelerada/corpus-engine/error-marks/error-mark';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database-connection';
import { corpusState, corpusText, textMarks } from '../../platform/database/schema';
import { isShown } from '../store/marks-state.repository';

/** The marks of a text that are shown now, as they are stored. */
export interface ShownMarks {
  readonly textId: string;
  /** `failed`: the corrector cannot mark the text. */
  readonly origin: TextMarks['origin'] | 'failed';
  /** Of the corrector. */
  readonly version: string;
  /** Annotator whose tokens are counted, and that of the annotation that the text has now. */
  readonly annotatorVersion: string;
  readonly presentAnnotator: string;
  readonly marks: string;
}

/** Of texts that are marked and analysed, in no order. Ids must be UUIDs. */
export async function readShownMarks(db: Database, ids: readonly string[]): Promise<ShownMarks[]> {
  return db
    .select({
      textId: textMarks.textId,
      origin: sql<ShownMarks['origin']>`${textMarks.origin}`,
      version: textMarks.version,
      annotatorVersion: textMarks.annotatorVersion,
      presentAnnotator: sql<string>`${corpusText.annotatedWith}`,
      marks: textMarks.edits,
    })
    .from(corpusText)
    .innerJoin(corpusState, sql`true`)
    .innerJoin(textMarks, isShown)
    .where(
      and(
        sql`${corpusText.id} = any(${`{${ids.join(',')}}`}::uuid[])`,
        sql`${corpusText.annotatedWith} is not null`,
      ),
    );
}

/** What is known of the marks of an analysed text without its marks. */
export interface MarkedTextRow {
  readonly id: string;
  readonly language: string;
  readonly words: number;
  /** Null where the text waits for its marks. */
  readonly origin: ShownMarks['origin'] | null;
  /** Beginning of the hash of the content. */
  readonly hash: string;
  /** Code of each mark, commas between them. */
  readonly codes: string | null;
}

/** Every analysed text, in the order of the corpus. */
export async function readMarkedTexts(db: Database): Promise<MarkedTextRow[]> {
  return db
    .select({
      id: corpusText.id,
      language: corpusText.language,
      words: sql<number>`${corpusText.words}`,
      hash: sql<string>`left(${corpusText.hash}, 16)`,
      origin: sql<ShownMarks['origin'] | null>`${textMarks.origin}`,
      codes: sql<string | null>`${textMarks.codes}`,
    })
    .from(corpusText)
    .innerJoin(corpusState, sql`true`)
    .leftJoin(textMarks, isShown)
    .where(sql`${corpusText.ordinal} is not null`)
    .orderBy(corpusText.ordinal);
}

/** Ids of the analysed texts in which a mark of one of the codes is shown. */
export async function readTextsWithCodes(db: Database, codes: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: corpusText.id })
    .from(corpusText)
    .innerJoin(corpusState, sql`true`)
    .innerJoin(textMarks, isShown)
    .where(
      and(
        sql`${corpusText.ordinal} is not null`,
        sql`string_to_array(${textMarks.codes}, ',') && ${`{${codes.join(',')}}`}::text[]`,
      ),
    );
  return rows.map(({ id }) => id);
}
