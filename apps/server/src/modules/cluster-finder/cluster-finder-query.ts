import type { ClusterTable } from '@keelerada/corpus-engine/clusters/cluster-table';
import type { ClusterQuery } from '@keelerada/corpus-engine/clusters/count-clusters';
import { encodeClusters } from '@keelerada/corpus-engine/clusters/encode-clusters';
import type { LevelTotals } from '@keelerada/contract/texts/text-selection';
import type { SelectionTotals } from '@keelerada/corpus-engine/segment/selection';
import { defineQuery } from '../../corpus/engine/corpus-query';
import { describeLevels } from '../../corpus/tools/describe-levels';

export interface ClusterFinderOptions extends ClusterQuery {
  readonly usageLimit: number;
  readonly hasLevels?: boolean;
  /** Rows to answer, from `from` to before `to`; all by default. */
  readonly from?: number;
  readonly to?: number;
  /** Row that this part of the answer begins with; `from` by default. */
  readonly next?: number;
}

export interface ClusterFinderHead {
  /** Different clusters that the options let through, whatever part of them is answered. */
  readonly total: number;
  /** All occurrences, also of clusters below the least frequency: what percentages are taken of. */
  readonly occurrences: number;
  readonly totals: SelectionTotals;
  readonly tasemed?: LevelTotals | null;
}

/** Rows of the first part are few, so that they are sent at once; those of the others take some milliseconds. */
const ROWS_OF_FIRST_PART = 100;
const ROWS_PER_PART = 4_000;

/** Rows as in the cluster-finder response of the contract, in parts. */
export const clusterFinderQuery = defineQuery<ClusterFinderOptions, ClusterFinderHead>({
  name: 'cluster-finder',
  warmUps: [],
  usesLevels: ({ hasLevels = false }) => hasLevels,
  async answer(
    { index, name },
    { from = 0, to = Infinity, next = from, usageLimit, ...options },
    out,
    cancel,
  ) {
    const key = JSON.stringify([name, options]);
    const table = last?.key === key ? last.table : await index.countClusters(options);
    const { size: total, occurrences, totals } = table;
    const end = Math.min(to, findEnd(from, next));
    last = end < Math.min(to, total) ? { key, table } : undefined;
    out.writeAscii(next === from ? '[' : ',');
    encodeClusters(await table.open(next, end, usageLimit, cancel), occurrences, out, cancel);
    if (end >= Math.min(to, total)) out.writeAscii(']');
    return {
      ...{ total, occurrences, totals },
      ...(options.hasLevels && { tasemed: await describeLevels(index) }),
    };
  },
  findNext(options, { total }) {
    const { from = 0, to = Infinity, next = from } = options;
    const end = findEnd(from, next);
    return end < Math.min(to, total) ? { ...options, next: end } : null;
  },
});

function findEnd(from: number, next: number): number {
  return next + (next === from ? ROWS_OF_FIRST_PART : ROWS_PER_PART);
}

/** The last clusters of this thread: their next rows are written without counting again. */
let last: { readonly key: string; readonly table: ClusterTable } | undefined;
