import { writeTextLine } from '../../corpus/import/export-corpus';
import { readTexts } from '../../corpus/store/corpus-text.repository';
import { readGivenOfTexts } from '../../corpus/store/read-annotations';
import type { Database } from '../../platform/database/database-connection';

const TEXTS_A_READ = 200;

/** The texts as JSON Lines, a few hundred in memory at a time; those that are gone meanwhile are left out. */
export async function* listTextLines(db: Database, ids: readonly string[]): AsyncGenerator<string> {
  for (let first = 0; first < ids.length; first += TEXTS_A_READ) {
    const texts = await readTexts(db, ids.slice(first, first + TEXTS_A_READ));
    const annotations = await readGivenOfTexts(db, texts);
    yield texts.map((text) => writeTextLine(text, { annotation: annotations.get(text.id) })).join('');
  }
}
