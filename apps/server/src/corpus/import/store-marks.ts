import type { Database } from '../../platform/database/database-connection';
import { alignM2, UnalignedMarksError } from '../error-marks/align-m2';
import { matchM2 } from '../error-marks/match-m2';
import { checkHumanMarks } from '../error-marks/check-human-marks';
import { saveHumanMarks } from '../store/human-marks.repository';
import type { ImportedMarks } from './formats/import-item';
import { readContents, readEstonianContents } from '../store/corpus-text.repository';

/** Stores marks of people that name no text for the texts that their sentences are from. Answers how many those are. */
export async function storeMatchedMarks(
  db: Database,
  { sentences }: ImportedMarks,
  isDryRun: boolean,
): Promise<number> {
  const matched = matchM2(await readEstonianContents(db), sentences);
  const marks = matched.map(({ id, marks: edits }) => ({ id, edits }));
  if (!isDryRun && marks.length > 0)
    await db.transaction((transaction) => saveHumanMarks(transaction, marks));
  return matched.length;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

/** Stores marks of people for a text of the corpus. Answers why they cannot be taken, or null. */
export async function storeMarks(
  db: Database,
  { id, sentences }: ImportedMarks,
  isDryRun: boolean,
): Promise<string | null> {
  const [content] = UUID.test(id) ? await readContents(db, [id]) : [];
  if (content === undefined) return `there is no text ${id} in the corpus`;
  try {
    const edits = alignM2(content, sentences);
    const reason = checkHumanMarks(content, edits);
    if (reason === null && !isDryRun)
      await db.transaction((transaction) => saveHumanMarks(transaction, [{ id, edits }]));
    return reason && `its edits cannot be placed: ${reason}`;
  } catch (error) {
    if (!(error instanceof UnalignedMarksError)) throw error;
    return `its edits cannot be placed: ${error.message}`;
  }
}
