import type { Database } from '../../platform/database/database-connection';
import type { MarksReader } from '../index/mark-layers';
import { loadTextMarks } from './load-text-marks';
import { readMarksState } from './text-marks.repository';

/** Errors of the texts of the store, for the index. */
export function makeMarksReader(db: Database): MarksReader {
  return {
    readState: async () => (await readMarksState(db)).name,
    load: (ids) => loadTextMarks(db, ids),
  };
}
