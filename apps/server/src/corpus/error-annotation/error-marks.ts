import type { Database } from '../../platform/database/database-connection';
import { keepForState } from '../../platform/database/keep-for-state';
import { makeErrorColumns, type ErrorColumns } from './error-columns';
import { loadTextEdits, type StoredTextEdits } from './load-text-edits';
import { readMarkedText, type MarkedCorpusText } from './read-marked-text';
import { readEditsState, readMarkedTexts } from './text-edits.repository';

/** The marks of the corpus as tools see them. */
export interface ErrorMarks {
  /** Of each text, as `loadTextEdits` tells. */
  readonly load: (textIds: readonly string[]) => Promise<readonly StoredTextEdits[]>;
  /** One text with its marks; null where no text has the id, which must be a UUID. */
  readonly readText: (id: string) => Promise<MarkedCorpusText | null>;
  /** Counts of all texts. */
  readonly readColumns: () => Promise<ErrorColumns>;
}

/** Reads the columns once for each state of the marks, also where another process changes it; calls that wait share one read. */
export function makeErrorMarks(db: Database): ErrorMarks {
  const keep = keepForState<ErrorColumns>();
  return {
    load: (textIds) => loadTextEdits(db, textIds),
    readText: (id) => readMarkedText(db, id),
    async readColumns() {
      const state = await readEditsState(db);
      return keep(state.name, async () => makeErrorColumns(await readMarkedTexts(db), state));
    },
  };
}

/** Of texts that are not in the store: they have no marks. */
export const noErrorMarks: ErrorMarks = {
  load: () => Promise.resolve([]),
  readText: () => Promise.resolve(null),
  readColumns: () => Promise.resolve(makeErrorColumns([], { name: '', editsVersion: 0, markedWith: null })),
};
