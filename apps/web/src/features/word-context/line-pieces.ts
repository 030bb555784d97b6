import type { ErrorFamilyName } from '@keelerada/contract/corrector/corrector-choices';
import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import type { ErrorPlace } from './error-marks/place-errors';

/** A part of a line that looks the same throughout. */
export interface LinePiece {
  readonly text: string;
  /** Beyond the context that was asked for. */
  readonly isMore: boolean;
  /** A word that the lines are sorted by, or what their filter found. */
  readonly isMarked: boolean;
  /** An error, if errors are shown. */
  readonly error?: ErrorFamilyName;
}

type LineRow = Pick<
  WordContextRow,
  'contextBefore' | 'contextAfter' | 'moreBefore' | 'moreAfter' | 'sortedBy'
>;

interface Mark {
  readonly from: number;
  readonly to: number;
}

/** Where a filter finds its text, in capital or small letters; white space counts as one space. */
export function findFilterMarks(text: string, filter: string): readonly Mark[] {
  const wanted = filter.trim().replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  if (wanted === '') return [];
  const found = text.matchAll(new RegExp(wanted.replace(/\s+/gu, String.raw`\s+`), 'giu'));
  return [...found].map(({ 0: hit, index }) => ({ from: index, to: index + hit.length }));
}

interface PieceParts {
  /** Where the context that was asked for begins and ends. */
  readonly context: Mark;
  readonly marks: readonly Mark[];
  readonly errors: readonly ErrorPlace[];
}

/** A text cut where its look changes. */
function cutPieces(text: string, { context, marks, errors }: PieceParts): readonly LinePiece[] {
  const borders = [0, text.length, ...[context, ...marks, ...errors].flatMap(({ from, to }) => [from, to])];
  const ordered = [...new Set(borders)].sort((left, right) => left - right);
  return ordered.slice(1).map((end, index) => {
    const start = ordered[index]!;
    const isIn = ({ from, to }: Mark) => start >= from && end <= to;
    const error = errors.find(isIn)?.family;
    return {
      text: text.slice(start, end),
      isMore: start < context.from || start >= context.to,
      isMarked: marks.some(isIn),
      ...(error && { error }),
    };
  });
}

/** The keyword, cut where its look changes. */
export function cutKeywordPieces(
  { keyword }: Pick<WordContextRow, 'keyword'>,
  filter: string,
  errors: readonly ErrorPlace[],
): readonly LinePiece[] {
  const context = { from: 0, to: keyword.length };
  return cutPieces(keyword, { context, marks: findFilterMarks(keyword, filter), errors });
}

/**
 * What stands before or after the keyword, cut where its look changes; `filter` is what the filter looks for there, `errors`
 * those of the part.
 */
export function cutLinePieces(
  row: LineRow,
  part: 'BEFORE' | 'AFTER',
  filter = '',
  errors: readonly ErrorPlace[] = [],
): readonly LinePiece[] {
  const { contextBefore, contextAfter, moreBefore = '', moreAfter = '', sortedBy = [] } = row;
  const text = part === 'BEFORE' ? moreBefore + contextBefore : contextAfter + moreAfter;
  const contextStart = part === 'BEFORE' ? moreBefore.length : 0;
  const contextEnd = part === 'BEFORE' ? text.length : contextAfter.length;
  const context = text.slice(contextStart, contextEnd);
  const filtered = findFilterMarks(context, filter).map(({ from, to }) => ({
    from: from + contextStart,
    to: to + contextStart,
  }));
  const sorted = sortedBy
    .filter((mark) => mark.part === part)
    .map(({ at, length }) => {
      const from = part === 'BEFORE' ? text.length - at : at;
      return { from, to: from + length };
    })
    .filter(({ from, to }) => from >= 0 && to <= text.length);
  return cutPieces(text, {
    context: { from: contextStart, to: contextEnd },
    marks: [...sorted, ...filtered],
    errors,
  });
}
