import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database-connection';
import { corpusState, corpusText, textMarks } from '../../platform/database/schema';
import { readStateRow } from './corpus-state.repository';

/** Marks of the present content of the text, by the corrector whose marks are shown. */
export const isShown = and(
  eq(textMarks.textId, corpusText.id),
  eq(textMarks.contentHash, corpusText.hash),
  eq(textMarks.version, corpusState.markedWith),
);

export interface MarksState {
  /** The same for the same marks of the same texts. */
  readonly name: string;
  /** Grows whenever marks that are shown come or go; `name` says more: a text that goes takes its marks along. */
  readonly marksVersion: number;
  /** Of the corrector whose marks are shown; null before the first. */
  readonly markedWith: string | null;
}

/** Cheap (one row): ask it whether marks have to be loaded anew. */
export async function readMarksState(db: Database): Promise<MarksState> {
  const { corpusId, version, marksVersion, markedWith } = corpusState;
  const row = readStateRow(
    await db.select({ corpusId, version, marksVersion, markedWith }).from(corpusState),
  );
  const name = `${row.corpusId} ${row.version} ${row.marksVersion}`;
  return { name, marksVersion: row.marksVersion, markedWith: row.markedWith };
}
