import { readCorpusVersion } from '../store/corpus-state.repository';
import type { Database } from '../../platform/database/database-connection';
import { keepForState } from '../../platform/database/keep-for-state';
import { TextColumns } from './text-columns';
import { readFacets, readFilteredTexts } from './text-columns.repository';

export type TextColumnsReader = () => Promise<TextColumns>;

/** Reads the columns once for each state of the corpus, also where another process changes it; calls that wait share one read. */
export function makeTextColumnsReader(db: Database): TextColumnsReader {
  const keep = keepForState<TextColumns>();
  return async () => {
    const { corpusId, version } = await readCorpusVersion(db);
    const name = `${corpusId} ${version}`;
    return keep(name, () => readColumns(db, name));
  };
}

async function readColumns(db: Database, state: string): Promise<TextColumns> {
  const texts = await readFilteredTexts(db);
  // Facets are never taken away, so those read later hold every one of the texts read before.
  return new TextColumns(texts, await readFacets(db), state);
}
