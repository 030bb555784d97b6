import { readMarksState } from '../store/marks-state.repository';
import { readCorpusVersion } from '../store/corpus-state.repository';
import type { Database } from '../../platform/database/database-connection';
import { keepForState } from '../../platform/database/keep-for-state';
import { TextColumns, type ColumnStates } from './text-columns';
import { readFacets, readFilteredTexts } from './text-columns.repository';

export type TextColumnsReader = () => Promise<TextColumns>;

/** Reads the columns once for each state of the corpus and its marks, also where another process changes it; calls that wait share one read. */
export function makeTextColumnsReader(db: Database): TextColumnsReader {
  const keep = keepForState<TextColumns>();
  return async () => {
    const [{ corpusId, version }, { name: marks }] = await Promise.all([
      readCorpusVersion(db),
      readMarksState(db),
    ]);
    return keep(marks, () => readColumns(db, { corpus: `${corpusId} ${version}`, marks }));
  };
}

async function readColumns(db: Database, states: ColumnStates): Promise<TextColumns> {
  const texts = await readFilteredTexts(db);
  // Facets are never taken away, so those read later hold every one of the texts read before.
  return new TextColumns(texts, await readFacets(db), states);
}
