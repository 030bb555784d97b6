import type { Awaitable } from '../base/awaitable';
import type { CancelFlag } from '../base/cancellation';
import { LEVEL_COUNT } from '../levels/level-totals';
import { findFirstAtLeast, type SelectionTotals } from '../segment/selection';
import { UsageFinder } from './cluster-usages';
import type { Clusters } from './count-clusters';

/** The clusters of a selection in the order asked for; rows are opened when they are wanted. */
export interface ClusterTable {
  /** Different clusters that the question lets through: the rows. */
  readonly size: number;
  /** All occurrences, also of clusters below the minimum frequency: what percentages are taken of. */
  readonly occurrences: number;
  readonly totals: SelectionTotals;
  /** Rows from `from` to before `to`, each with at most `usageLimit` usages. */
  open(from: number, to: number, usageLimit: number, cancel?: CancelFlag): Awaitable<ClusterRows>;
}

/** Rows of clusters, by their places among all rows. */
export interface ClusterRows {
  readonly from: number;
  readonly to: number;
  /** Places of a cluster. */
  readonly length: number;
  countOccurrences(row: number): number;
  /** By level; null where the index does not know levels. */
  countByLevel?(row: number): ArrayLike<number> | null;
  nameOf(row: number, place: number): string;
  findUsages(row: number): ClusterRowUsages;
}

/** The real word sequences behind a cluster, the most frequent first, equals in text order. */
export interface ClusterRowUsages {
  readonly words: readonly string[];
  readonly counts: ArrayLike<number>;
  /** Different ones, also those not given. */
  readonly total: number;
}

/** The rows of clusters that were counted in memory. */
export function makeClusterTable(clusters: Clusters): ClusterTable {
  const { order, windows, stream, length, occurrences, totals } = clusters;
  const finder = new UsageFinder(clusters);
  const joinWords = (place: number): string => {
    let words = stream.nameOfWord(stream.words[place]!);
    for (let i = 1; i < length; i++) words += ` ${stream.nameOfWord(stream.words[place + i]!)}`;
    return words;
  };
  return {
    size: order.length,
    occurrences,
    totals,
    open: (from, to, usageLimit, cancel) => ({
      from,
      to: Math.min(to, order.length),
      length,
      countOccurrences: (row) => windows.counts[order[row]!]!,
      countByLevel: (row) => countByLevel(clusters, order[row]!),
      nameOf: (row, place) => stream.nameOf(windows.keys[place]![order[row]!]!),
      findUsages(row) {
        const { places, counts, total } = finder.find(order[row]!, usageLimit, cancel);
        return { words: Array.from(places, joinWords), counts, total };
      },
    }),
  };
}

/** The cost is linear in the occurrences of the cluster. */
function countByLevel({ stream, windows }: Clusters, cluster: number): Uint32Array | null {
  if (stream.texts === null) return null;
  const { starts, levels } = stream.texts;
  const counts = new Uint32Array(LEVEL_COUNT + 1);
  const first = windows.starts[cluster]!;
  let text = 0;
  for (let i = first; i < first + windows.counts[cluster]!; i++) {
    const place = windows.places[i]!;
    text = findFirstAtLeast(starts, place + 1, text) - 1;
    counts[levels[text]!]! += 1;
  }
  return counts.subarray(0, LEVEL_COUNT);
}
