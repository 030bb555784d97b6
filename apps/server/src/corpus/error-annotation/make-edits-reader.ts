import type { Database } from '../../platform/database/database-connection';
import type { EditsReader } from '../index/error-layers';
import { loadTextEdits } from './load-text-edits';
import { readEditsState } from './text-edits.repository';

/** Errors of the texts of the store, for the index. */
export function makeEditsReader(db: Database): EditsReader {
  return {
    readState: async () => (await readEditsState(db)).name,
    load: (ids) => loadTextEdits(db, ids),
  };
}
