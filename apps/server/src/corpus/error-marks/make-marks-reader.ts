import { errorCodes } from '@keelerada/contract/error-marks/error-codes';
import type { Database } from '../../platform/database/database-connection';
import type { MarksReader } from '../index/mark-layers';
import { loadTextMarks } from './load-text-marks';
import { readTextsWithCodes } from './text-marks.repository';
import { readMarksState } from '../store/marks-state.repository';

/** Errors of the texts of the store, for the index. */
export function makeMarksReader(db: Database): MarksReader {
  return {
    readState: async () => (await readMarksState(db)).name,
    load: (ids) => loadTextMarks(db, ids),
    listTextsWith: (isWanted) => readTextsWithCodes(db, errorCodes.filter(isWanted)),
  };
}
