import { createHash } from 'node:crypto';
import type { CorpusTextDetail, CorpusTextEdit } from '@keelerada/contract/texts/corpus-text';
import { BadTextError, cleanText } from '../../corpus/import/formats/clean-text';
import { lockCorpusState } from '../../corpus/store/corpus-state.repository';
import { readText } from '../../corpus/store/corpus-text.repository';
import type { CorpusText } from '../../corpus/store/corpus-text';
import { saveTexts } from '../../corpus/store/save-texts.repository';
import { readLogOf, writeAdminLog, type Actor } from '../../platform/admin-log/admin-log.repository';
import type { Database } from '../../platform/database/database-connection';
import { badRequest, refuse, type RequestFailure } from '../../platform/errors/request-failure';
import { findTextRow } from './corpus-text.repository';

export async function readDetail(db: Database, id: string): Promise<CorpusTextDetail> {
  const [row, text, log] = await Promise.all([findTextRow(db, id), readText(db, id), readLogOf(db, id)]);
  if (row === null || text === null) throw noText();
  return {
    ...row,
    addedAt: row.addedAt.toISOString(),
    text: text.content,
    properties: text.properties.map(({ name, value }) => ({ propertyName: name, propertyValue: value })),
    revision: makeRevision(text),
    log,
  };
}

/**
 * Stores another text or other properties, cleaned like an import. A text with other words waits for its analysis. 409
 * where somebody else changed it since the edit began; nothing is written where nothing differs.
 */
export async function editText(db: Database, id: string, edit: CorpusTextEdit, actor: Actor): Promise<void> {
  const after = clean(id, edit);
  await db.transaction(async (transaction) => {
    await lockCorpusState(transaction);
    const row = await findTextRow(transaction, id);
    const before = await readText(transaction, id);
    if (row === null || before === null) throw noText();
    if (makeRevision(before) !== edit.revision) {
      const message = 'Somebody has changed the text meanwhile. Look at it again before you save.';
      throw refuse(409, 'EditConflict', message);
    }
    const [outcome] = await saveTexts(transaction, [after], { isDemo: row.isDemo, removesDemo: false });
    if (outcome !== 'updated') return;
    const details = listChanges(before, after).join(', ');
    await writeAdminLog(transaction, [{ actor, action: 'text_edited', subject: id, details }]);
  });
}

function clean(id: string, { text, properties }: CorpusTextEdit): CorpusText {
  const given = properties.map(({ propertyName, propertyValue }) => ({
    name: propertyName,
    value: propertyValue,
  }));
  try {
    return cleanText({ id, content: text, properties: given, place: 'text' }).text;
  } catch (error) {
    if (error instanceof BadTextError) throw badRequest('InvalidRequest', 'text', error.message);
    throw error;
  }
}

function makeRevision({ content, properties }: CorpusText): string {
  const record = JSON.stringify([content, properties.map(({ name, value }) => [name, value])]);
  return createHash('sha256').update(record).digest('hex');
}

/** Names of what differs, the content first. */
function listChanges(before: CorpusText, after: CorpusText): string[] {
  const read = (text: CorpusText, name: string) =>
    JSON.stringify(text.properties.filter((each) => each.name === name).map(({ value }) => value));
  const names = new Set([...before.properties, ...after.properties].map(({ name }) => name));
  const changed = [...names].filter((name) => read(before, name) !== read(after, name)).sort();
  return before.content === after.content ? changed : ['content', ...changed];
}

function noText(): RequestFailure {
  return refuse(404, 'NotFound', 'There is no such text in the corpus.');
}
