import type { Database } from '../../platform/database/database-connection';
import { keepForState } from '../../platform/database/keep-for-state';
import { makeMarkColumns, type MarkColumns } from './mark-columns';
import { loadTextMarks, type StoredTextMarks } from './load-text-marks';
import { readMarkedText, type MarkedCorpusText } from './read-marked-text';
import { readMarkedTexts } from './text-marks.repository';
import { readMarksState } from '../store/marks-state.repository';

/** The marks of the corpus as tools see them. */
export interface ErrorMarks {
  /** Of each text, as `loadTextMarks` returns them. */
  readonly load: (textIds: readonly string[]) => Promise<readonly StoredTextMarks[]>;
  /** One text with its marks; null where no text has the id, which must be a UUID. */
  readonly readText: (id: string) => Promise<MarkedCorpusText | null>;
  /** Counts of all texts. */
  readonly readColumns: () => Promise<MarkColumns>;
}

/** Reads the columns once for each state of the marks, also where another process changes it; calls that wait share one read. */
export function makeErrorMarks(db: Database): ErrorMarks {
  const keep = keepForState<MarkColumns>();
  return {
    load: (textIds) => loadTextMarks(db, textIds),
    readText: (id) => readMarkedText(db, id),
    async readColumns() {
      const state = await readMarksState(db);
      return keep(state.name, async () => makeMarkColumns(await readMarkedTexts(db), state));
    },
  };
}

/** Of texts that are not in the store: they have no marks. */
export const noErrorMarks: ErrorMarks = {
  load: () => Promise.resolve([]),
  readText: () => Promise.resolve(null),
  readColumns: () => Promise.resolve(makeMarkColumns([], { name: '', marksVersion: 0, markedWith: null })),
};
