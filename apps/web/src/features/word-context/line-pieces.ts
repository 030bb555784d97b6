import type { WordContextRow } from '@keelerada/contract/word-context';

/** A part of a line that looks the same throughout. */
export interface LinePiece {
  readonly text: string;
  /** Beyond the context that was asked for. */
  readonly isMore: boolean;
  /** A word that the lines are sorted by. */
  readonly isSorted: boolean;
}

type LineRow = Pick<
  WordContextRow,
  'contextBefore' | 'contextAfter' | 'moreBefore' | 'moreAfter' | 'sortedBy'
>;

/** What stands before or after the keyword, cut where its look changes. */
export function cutLinePieces(row: LineRow, part: 'BEFORE' | 'AFTER'): readonly LinePiece[] {
  const { contextBefore, contextAfter, moreBefore = '', moreAfter = '', sortedBy = [] } = row;
  const text = part === 'BEFORE' ? moreBefore + contextBefore : contextAfter + moreAfter;
  const contextStart = part === 'BEFORE' ? moreBefore.length : 0;
  const contextEnd = part === 'BEFORE' ? text.length : contextAfter.length;
  const marks = sortedBy
    .filter((mark) => mark.part === part)
    .map(({ at, length }) => {
      const from = part === 'BEFORE' ? text.length - at : at;
      return { from, to: from + length };
    })
    .filter(({ from, to }) => from >= 0 && to <= text.length);
  const borders = [0, contextStart, contextEnd, text.length, ...marks.flatMap(({ from, to }) => [from, to])];
  const ordered = [...new Set(borders)].sort((left, right) => left - right);
  return ordered.slice(1).map((end, index) => {
    const start = ordered[index]!;
    return {
      text: text.slice(start, end),
      isMore: start < contextStart || start >= contextEnd,
      isSorted: marks.some(({ from, to }) => start >= from && end <= to),
    };
  });
}
