import type { CancelFlag } from '../base/cancellation';
import type { ClusterUnit } from './cluster-stream';
import { makeClusterStream } from './cluster-stream';
import { countWindows } from './count-windows';
import type { SegmentPart } from '../segment/selection';
import { sortByCountsDescending, sortByKeys } from '../base/sort-by-keys';

export interface ClusterOptions {
  /** Places of a cluster, 1 to 5. */
  readonly length: number;
  readonly unit: ClusterUnit;
  /** Punctuation and symbols take places of their own; otherwise they are passed over. */
  readonly keepPunctuation?: boolean;
  /** Clusters of fewer occurrences are left out; 1 by default. */
  readonly minFrequency?: number;
  /** Rows given at most, the most frequent ones. */
  readonly limit?: number;
}

export interface ClusterRow {
  /** Names of the places in order: words, tags or UPOS. */
  readonly places: readonly string[];
  readonly frequency: number;
}

export interface Clusters {
  /** By frequency, the most frequent first; equals in the order of their places. */
  readonly rows: readonly ClusterRow[];
  /** All occurrences, also of clusters below the minimum frequency. */
  readonly occurrences: number;
  readonly differentClusters: number;
}

/** Counts the sequences of tokens of a length inside sentences (n-grams). Throws QueryCancelledError. */
export function countClusters(
  parts: readonly SegmentPart[],
  options: ClusterOptions,
  cancel?: CancelFlag,
): Clusters {
  const { length, minFrequency = 1, limit = Number.POSITIVE_INFINITY } = options;
  const stream = makeClusterStream(parts, options.unit, options.keepPunctuation ?? false, cancel);
  const { keys, counts, occurrences, differentWindows } = countWindows(
    stream.keys,
    length,
    minFrequency,
    cancel,
  );
  const order = sortClusters(keys, counts);
  const rows = new Array<ClusterRow>(Math.min(limit, order.length));
  for (let row = 0; row < rows.length; row++) {
    const cluster = order[row]!;
    rows[row] = {
      places: keys.map((column) => stream.nameOf(column[cluster]!)),
      frequency: counts[cluster]!,
    };
  }
  return { rows, occurrences, differentClusters: differentWindows };
}

/** From the last place to the first, then by frequency: each sort is stable. */
function sortClusters(keys: readonly Uint32Array[], counts: Uint32Array): Uint32Array {
  let order: Uint32Array | undefined;
  for (const column of [...keys].reverse()) order = sortByKeys(column, order);
  return sortByCountsDescending(counts, order);
}
