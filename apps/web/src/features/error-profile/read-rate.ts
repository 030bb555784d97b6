import type { ErrorProfileRow } from '@keelerada/contract/tools/error-profile';
import type { RateKind } from './error-profile-view';

export type MarkCount = ErrorProfileRow['groups'][number];
export type Rate = MarkCount['observed'];

/** The rate that shows; null where it is not known well enough to be estimated. */
export const readRate = ({ observed, estimated }: MarkCount, kind: RateKind): Rate | null =>
  kind === 'observed' ? observed : estimated;

/** The longest bar or interval of a row that is to be seen whole: intervals of small counts are cut. */
export function findMostRate(counts: readonly MarkCount[], kind: RateKind): number {
  const rates = counts.flatMap((count) => {
    const rate = readRate(count, kind);
    if (rate === null) return [];
    return [rate.per100, count.isSmall ? 0 : (rate.high ?? 0)];
  });
  return Math.max(0, ...rates);
}
