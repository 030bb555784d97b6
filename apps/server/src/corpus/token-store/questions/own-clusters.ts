import { UsageFinder } from '@keelerada/corpus-engine/clusters/cluster-usages';
import { countClusters, type ClusterQuery } from '@keelerada/corpus-engine/clusters/count-clusters';
import type { SegmentPart } from '@keelerada/corpus-engine/segment/selection';
import type { ClusterPlaces } from './cluster-places';

interface CountedClusters {
  readonly keys: readonly Uint32Array[];
  readonly counts: Uint32Array;
}

/** The clusters of the own text, to be added to those of the store. */
export interface OwnClusters {
  readonly placeNames: ReadonlySet<string>;
  readonly occurrences: number;
  readonly mostOccurrences: number;
  /** Clusters of both that the query lets through. */
  addTo(stored: CountedClusters, places: ClusterPlaces, query: ClusterQuery): CountedClusters;
  /** Tells every usage of every cluster: the names of its places, its words and how often it occurs. */
  forEachUsage(visit: (names: readonly string[], words: string, count: number) => void): void;
}

/** Counts all clusters of the own text, whatever the least frequency is: the store may have the rest of it. */
export function countOwnClusters(own: readonly SegmentPart[], query: ClusterQuery): OwnClusters {
  const { unit, length, keepPunctuation = false, filter } = query;
  const every = { unit, length, keepPunctuation, ...(filter && { filter }) };
  const { stream, windows, occurrences } = countClusters(own, every);
  const namesOf = (cluster: number): string[] =>
    windows.keys.map((column) => stream.nameOf(column[cluster]!));
  const clusters = [...windows.counts.keys()];
  return {
    placeNames: new Set(clusters.flatMap(namesOf)),
    occurrences,
    mostOccurrences: windows.counts.reduce((most, count) => Math.max(most, count), 0),
    addTo(stored, places, { minFrequency = 1, only }) {
      if (clusters.length === 0) return stored;
      const rest = new Map(
        clusters.map((cluster) => {
          const names = namesOf(cluster);
          const numbers = names.map((name) => places.numberOfName(name));
          return [numbers.join(), { names, numbers, count: windows.counts[cluster]! }];
        }),
      );
      const rows: { readonly numbers: readonly number[]; readonly count: number }[] = [];
      stored.counts.forEach((count, row) => {
        const numbers = stored.keys.map((column) => column[row]!);
        const same = rest.get(numbers.join());
        rest.delete(numbers.join());
        rows.push({ numbers, count: count + (same?.count ?? 0) });
      });
      for (const { names, numbers, count } of rest.values())
        if (only === undefined || names.every((name, i) => name === only[i])) rows.push({ numbers, count });
      const kept = only === undefined ? rows.filter(({ count }) => count >= minFrequency) : rows;
      return {
        keys: stored.keys.map((_, place) => Uint32Array.from(kept, ({ numbers }) => numbers[place]!)),
        counts: Uint32Array.from(kept, ({ count }) => count),
      };
    },
    forEachUsage(visit) {
      const order = Uint32Array.from(clusters);
      const finder = new UsageFinder({
        stream,
        windows,
        length,
        order,
        occurrences,
        differentClusters: order.length,
        totals: { texts: 0, runningWords: 0 },
      });
      for (const cluster of clusters) {
        const { places, counts } = finder.find(cluster, Number.POSITIVE_INFINITY);
        places.forEach((place, i) => {
          const words = Array.from({ length }, (_, step) => stream.nameOfWord(stream.words[place + step]!));
          visit(namesOf(cluster), words.join(' '), counts[i]!);
        });
      }
    },
  };
}
