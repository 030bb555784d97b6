import { readCorpusVersion } from '../store/corpus-state.repository';
import type { Database } from '../../platform/database/database-connection';
import { TextColumns } from './text-columns';
import { readFacets, readFilteredTexts } from './text-columns.repository';

export type TextColumnsReader = () => Promise<TextColumns>;

/** Reads the columns once for each state of the corpus, also where another process changes it; calls that wait share one read. */
export function makeTextColumnsReader(db: Database): TextColumnsReader {
  let known: { readonly name: string; readonly columns: Promise<TextColumns> } | null = null;
  return async () => {
    const { corpusId, version } = await readCorpusVersion(db);
    const name = `${corpusId} ${version}`;
    if (known?.name !== name) {
      const made = { name, columns: readColumns(db, name) };
      known = made;
      made.columns.catch(() => {
        if (known === made) known = null;
      });
    }
    return known.columns;
  };
}

async function readColumns(db: Database, state: string): Promise<TextColumns> {
  const texts = await readFilteredTexts(db);
  // Facets are never taken away, so those read later hold every one of the texts read before.
  return new TextColumns(texts, await readFacets(db), state);
}
