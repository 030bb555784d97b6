import type { ErrorFamilyName } from '@keelerada/contract/corrector/corrector-choices';
import type { RowError, WordContextRow } from '@keelerada/contract/tools/word-context';
import { findCodeFamily } from '../../../shared/error-marks/error-look';
import { readGap } from '../query/read-gap';

/** Where an error stands in a part of a line. */
export interface ErrorPlace {
  readonly from: number;
  readonly to: number;
  readonly family: ErrorFamilyName;
}

/** The whole of a line: what stands before the keyword, the keyword, and what stands after it. */
type LinePart = RowError['part'];

/** Places of the errors of a row in each part of its line; an error may go over the borders. */
export function placeErrors(row: WordContextRow): Readonly<Record<LinePart, readonly ErrorPlace[]>> {
  const { vead = [], moreBefore = '', contextBefore, keyword, contextAfter, moreAfter = '' } = row;
  const before = { start: 0, length: moreBefore.length + contextBefore.length };
  const middle = { start: before.length + readGap(row, 'BEFORE').length, length: keyword.length };
  const after = {
    start: middle.start + middle.length + readGap(row, 'AFTER').length,
    length: contextAfter.length + moreAfter.length,
  };
  const readStart = ({ part, at }: RowError): number =>
    part === 'BEFORE' ? before.length - at : at + (part === 'KEYWORD' ? middle : after).start;
  const placeIn = ({ start, length }: typeof before): ErrorPlace[] =>
    vead.flatMap((error) => {
      const from = Math.max(0, readStart(error) - start);
      const to = Math.min(length, readStart(error) + error.length - start);
      return to > from ? [{ from, to, family: findCodeFamily(error.code) }] : [];
    });
  return { BEFORE: placeIn(before), KEYWORD: placeIn(middle), AFTER: placeIn(after) };
}
