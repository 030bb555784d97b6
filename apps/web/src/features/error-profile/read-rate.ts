import type { ErrorProfileRow } from '@keelerada/contract/tools/error-profile';

export type MarkCount = ErrorProfileRow['groups'][number];

/** Up to so many times the rest intervals of small counts stretch an axis; longer ones are cut. */
const MOST_STRETCH = 2;

/** The longest bar or interval of a row that is to be seen whole. */
export function findMostRate(counts: readonly MarkCount[]): number {
  const find = (hasSmall: boolean) =>
    Math.max(
      0,
      ...counts.flatMap(({ observed: { per100, high }, isSmall }) => [
        per100,
        isSmall && !hasSmall ? 0 : (high ?? 0),
      ]),
    );
  const [all, clear] = [find(true), find(false)];
  return all <= MOST_STRETCH * clear ? all : clear;
}
