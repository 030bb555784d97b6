import type { TextEdits } from '@keelerada/corpus-engine/edits/text-edit';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database-connection';
import { corpusState, corpusText, textEdits } from '../../platform/database/schema';

/** The marks of a text that are shown now, as they are stored. */
export interface ShownEdits {
  readonly textId: string;
  /** `failed`: the corrector cannot mark the text. */
  readonly origin: TextEdits['origin'] | 'failed';
  /** Of the corrector. */
  readonly version: string;
  /** Annotator whose tokens are counted, and that of the annotation that the text has now. */
  readonly annotatorVersion: string;
  readonly presentAnnotator: string;
  readonly edits: string;
}

/** Marks of the present content of the text, by the corrector whose marks are shown. */
const isShown = and(
  eq(textEdits.textId, corpusText.id),
  eq(textEdits.contentHash, corpusText.hash),
  eq(textEdits.version, corpusState.markedWith),
);

/** Of texts that are marked and analysed, in no order. Ids must be UUIDs. */
export async function readShownEdits(db: Database, ids: readonly string[]): Promise<ShownEdits[]> {
  return db
    .select({
      textId: textEdits.textId,
      origin: sql<ShownEdits['origin']>`${textEdits.origin}`,
      version: textEdits.version,
      annotatorVersion: textEdits.annotatorVersion,
      presentAnnotator: sql<string>`${corpusText.annotatedWith}`,
      edits: textEdits.edits,
    })
    .from(corpusText)
    .innerJoin(corpusState, sql`true`)
    .innerJoin(textEdits, isShown)
    .where(
      and(
        sql`${corpusText.id} = any(${`{${ids.join(',')}}`}::uuid[])`,
        sql`${corpusText.annotatedWith} is not null`,
      ),
    );
}

/** What is known of the marks of an analysed text without its marks. */
export interface MarkedText {
  readonly id: string;
  readonly language: string;
  readonly words: number;
  /** Null where the text waits for its marks. */
  readonly origin: ShownEdits['origin'] | null;
  /** Code of each mark, commas between them. */
  readonly codes: string | null;
}

/** Every analysed text, in the order of the corpus. */
export async function readMarkedTexts(db: Database): Promise<MarkedText[]> {
  return db
    .select({
      id: corpusText.id,
      language: corpusText.language,
      words: sql<number>`${corpusText.words}`,
      origin: sql<ShownEdits['origin'] | null>`${textEdits.origin}`,
      codes: sql<string | null>`${textEdits.codes}`,
    })
    .from(corpusText)
    .innerJoin(corpusState, sql`true`)
    .leftJoin(textEdits, isShown)
    .where(sql`${corpusText.ordinal} is not null`)
    .orderBy(corpusText.ordinal);
}

export interface EditsState {
  /** The same for the same marks of the same texts. */
  readonly name: string;
  /** Grows whenever marks that are shown come or go; `name` says more: a text that goes takes its marks along. */
  readonly editsVersion: number;
  /** Of the corrector whose marks are shown; null before the first. */
  readonly markedWith: string | null;
}

/** Cheap (one row): ask it whether marks have to be loaded anew. */
export async function readEditsState(db: Database): Promise<EditsState> {
  const { corpusId, version, editsVersion, markedWith } = corpusState;
  const [row] = await db.select({ corpusId, version, editsVersion, markedWith }).from(corpusState);
  if (!row) throw new Error('The corpus has no state row: the database is damaged.');
  return {
    name: `${row.corpusId} ${row.version} ${row.editsVersion}`,
    editsVersion: row.editsVersion,
    markedWith: row.markedWith,
  };
}
