import type { CancelFlag } from '../base/cancellation';
import { sortByCountsDescending, sortByKeys } from '../base/sort-by-keys';
import { measureSelection, type SegmentPart, type SelectionTotals } from '../segment/selection';
import { type ClusterStream, makeClusterStream, type StreamOptions } from './cluster-stream';
import { type CountedWindows, countWindows } from './count-windows';

export interface ClusterQuery extends StreamOptions {
  /** Places of a cluster, 1 to 5. */
  readonly length: number;
  /** Place whose names the rows are ordered by, from 0; by frequency if absent. */
  readonly sortPlace?: number;
  /** Clusters of fewer occurrences are left out; 1 by default. */
  readonly minFrequency?: number;
  /** Names of the places of the only cluster to give. */
  readonly only?: readonly string[];
}

export interface Clusters {
  readonly stream: ClusterStream;
  readonly windows: CountedWindows;
  readonly length: number;
  /** Places of the rows in the columns of `windows`, in the order asked for. */
  readonly order: Uint32Array;
  /** All occurrences, also of clusters below the minimum frequency: what percentages are taken of. */
  readonly occurrences: number;
  readonly differentClusters: number;
  readonly totals: SelectionTotals;
}

/**
 * Counts the sequences of tokens of a length inside sentences. Rows stand by frequency, equals in the order of their
 * names; or by the names of one place, equals by frequency. Throws QueryCancelledError.
 */
export function countClusters(
  parts: readonly SegmentPart[],
  options: ClusterQuery,
  cancel?: CancelFlag,
): Clusters {
  const { length, sortPlace, minFrequency = 1, only } = options;
  const stream = makeClusterStream(parts, options, cancel);
  const windows = countWindows(stream, length, cancel);
  const kept = only === undefined ? keepFrequent(windows, minFrequency) : keepOnly(windows, only, stream);
  return {
    stream,
    windows,
    length,
    order: sortClusters(windows, kept, sortPlace),
    occurrences: windows.places.length,
    differentClusters: windows.counts.length,
    totals: measureSelection(parts),
  };
}

function keepFrequent({ counts }: CountedWindows, least: number): Uint32Array {
  const kept = new Uint32Array(counts.length);
  let size = 0;
  for (let cluster = 0; cluster < counts.length; cluster++)
    if (counts[cluster]! >= least) kept[size++] = cluster;
  return kept.subarray(0, size);
}

function keepOnly(
  { keys, counts }: CountedWindows,
  names: readonly string[],
  stream: ClusterStream,
): Uint32Array {
  const tests = keys.map((column, place) => {
    const known = new Map<number, boolean>();
    return (cluster: number): boolean => {
      const key = column[cluster]!;
      const isNamed = known.get(key) ?? stream.nameOf(key) === names[place];
      known.set(key, isNamed);
      return isNamed;
    };
  });
  const cluster = counts.findIndex((_, one) => tests.every((isNamed) => isNamed(one)));
  return cluster < 0 ? new Uint32Array() : Uint32Array.of(cluster);
}

/** From the last place to the first, then by frequency, then by the place asked for: each sort is stable. */
export function sortClusters(
  { keys, counts }: Pick<CountedWindows, 'keys' | 'counts'>,
  kept: Uint32Array,
  sortPlace: number | undefined,
): Uint32Array {
  const pick = (column: Uint32Array): Uint32Array => kept.map((cluster) => column[cluster]!);
  let order: Uint32Array | undefined;
  for (const column of [...keys].reverse()) order = sortByKeys(pick(column), order);
  order = sortByCountsDescending(pick(counts), order);
  if (sortPlace !== undefined) order = sortByKeys(pick(keys[sortPlace]!), order);
  return order.map((place) => kept[place]!);
}
