import type { ErrorProfileRow } from '@keelerada/contract/tools/error-profile';

export type MarkCount = ErrorProfileRow['groups'][number];

/** The longest bar or interval of a row that is to be seen whole: intervals of small counts are cut. */
export const findMostRate = (counts: readonly MarkCount[]): number =>
  Math.max(
    0,
    ...counts.flatMap(({ observed, isSmall }) => [observed.per100, isSmall ? 0 : (observed.high ?? 0)]),
  );
