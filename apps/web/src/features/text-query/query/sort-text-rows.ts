import { ageGroups } from '@keelerada/contract/texts/enumerations';
import type { TextDetails, TextQueryRow } from '@keelerada/contract/texts/text-query';

/** Cells of a row in words; empty where a text does not say it. */
export interface ShownDetails {
  readonly type: string;
  readonly level: string;
  readonly year: string;
  readonly age: string;
  readonly nativeLang: string;
  /** Citizenship. */
  readonly nationality: string;
}

/** Columns of the table; `nationality` is the citizenship, which says nothing of the native language. */
export const textColumns = [
  'title',
  'type',
  'level',
  'year',
  'age',
  'nativeLang',
  'nationality',
  'words',
] as const;
export type TextColumn = (typeof textColumns)[number];

export interface TextSort {
  readonly column: TextColumn;
  readonly isDescending: boolean;
}

const ages = Object.keys(ageGroups);
const ageRank = (details: TextDetails | undefined) => (details?.age ? ages.indexOf(details.age) : null);

/** Compares two values of which the unknown one comes last in either direction. */
function compareKnown<Value>(
  left: Value | null | undefined,
  right: Value | null | undefined,
  compare: (left: Value, right: Value) => number,
): number {
  if (left === null || left === undefined) return right === null || right === undefined ? 0 : Infinity;
  if (right === null || right === undefined) return -Infinity;
  return compare(left, right);
}

const byNumber = (left: number, right: number) => left - right;

function compareRows(
  column: Exclude<TextColumn, 'title'>,
  describe: (details: TextDetails | undefined) => ShownDetails,
  collator: Intl.Collator,
): (left: TextQueryRow, right: TextQueryRow) => number {
  if (column === 'words')
    return (left, right) => compareKnown(left.details?.words, right.details?.words, byNumber);
  if (column === 'age')
    return (left, right) => compareKnown(ageRank(left.details), ageRank(right.details), byNumber);
  return (left, right) =>
    compareKnown(
      describe(left.details)[column] || null,
      describe(right.details)[column] || null,
      (one, other) => collator.compare(one, other),
    );
}

/** The rows in the order wanted; equal ones stay in the order of titles, which is that of the answer. */
export function sortTextRows(
  rows: readonly TextQueryRow[],
  sort: TextSort | null,
  describe: (details: TextDetails | undefined) => ShownDetails,
  language: string,
): readonly TextQueryRow[] {
  if (sort === null) return rows;
  const { column, isDescending } = sort;
  if (column === 'title') return isDescending ? rows.toReversed() : rows;
  const compare = compareRows(column, describe, new Intl.Collator(language, { numeric: true }));
  return rows.toSorted((left, right) => {
    const order = compare(left, right);
    return isDescending && Number.isFinite(order) ? -order : order;
  });
}
