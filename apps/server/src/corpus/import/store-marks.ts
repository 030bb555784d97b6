import type { Database } from '../../platform/database/database-connection';
import { alignM2, UnalignedMarksError } from '../error-marks/align-m2';
import { matchM2 } from '../error-marks/match-m2';
import { checkHumanMarks } from '../error-marks/check-human-marks';
import { saveHumanMarks } from '../store/human-marks.repository';
import type { ImportedMarks } from './formats/import-item';
import { readContents, readEstonianContents } from '../store/corpus-text.repository';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;
const NO_MATCH = 'no "# text_id = …" names a text, and no text of the corpus has these sentences';

/** How many texts got marks, and what has to be told of them; null for nothing. */
export interface StoredMarks {
  readonly texts: number;
  readonly reason: string | null;
}

const refuse = (reason: string): StoredMarks => ({ texts: 0, reason });

/** Stores marks of people that name no text for the texts that their sentences are from. */
export async function storeMatchedMarks(
  db: Database,
  { sentences }: ImportedMarks,
  isDryRun: boolean,
): Promise<StoredMarks> {
  const matched = matchM2(await readEstonianContents(db), sentences);
  if (matched.length === 0) return refuse(NO_MATCH);
  const marks = matched.map(({ id, marks: edits }) => ({ id, edits }));
  if (!isDryRun) await db.transaction((transaction) => saveHumanMarks(transaction, marks));
  return { texts: matched.length, reason: null };
}

/** Stores marks of people for a text of the corpus. */
export async function storeMarks(
  db: Database,
  { id, sentences }: ImportedMarks,
  isDryRun: boolean,
): Promise<StoredMarks> {
  const [content] = UUID.test(id) ? await readContents(db, [id]) : [];
  if (content === undefined) return refuse(`there is no text ${id} in the corpus`);
  try {
    const { marks: edits, leftOut } = alignM2(content, sentences);
    const reason = checkHumanMarks(content, edits);
    if (reason !== null) return refuse(`its edits cannot be placed: ${reason}`);
    if (!isDryRun) await db.transaction((transaction) => saveHumanMarks(transaction, [{ id, edits }]));
    const told = `edits that overlap another one are left out: ${leftOut.join(', ')}`;
    return { texts: 1, reason: leftOut.length === 0 ? null : told };
  } catch (error) {
    if (!(error instanceof UnalignedMarksError)) throw error;
    return refuse(`its edits cannot be placed: ${error.message}`);
  }
}
