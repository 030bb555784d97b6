import type {
  ClusterRows,
  ClusterRowUsages,
  ClusterTable,
} from '@keelerada/corpus-engine/clusters/cluster-table';
import { sortClusters, type ClusterQuery } from '@keelerada/corpus-engine/clusters/count-clusters';
import { IndexTooLargeError } from '@keelerada/corpus-engine/token-index/token-index';
import { IndexQuestionError } from '../token-store-errors';
import { makeClusterPlaces, type ClusterPlaces } from './cluster-places';
import { measureStore } from './count-store-words';
import { countOwnClusters, type OwnClusters } from './own-clusters';
import type { StoreSelection } from './store-selection';

/** Different clusters that are put in order at once. */
const MAX_CLUSTERS = 3_000_000;
/** ClickHouse's numbers of a limit that was met: of groups, of memory, of rows in the answer. */
const LIMIT_CODES = new Set([158, 241, 396]);
/** Tokens of a text are fewer: a place in the order of all texts fits a whole number of 53 bits. */
const TOKENS_A_TEXT = 2 ** 20;

/** Clusters in columns: a number for each place, and how often each occurs. */
interface CountedClusters {
  readonly keys: readonly Uint32Array[];
  readonly counts: Uint32Array;
}

/** The clusters of a selection and its own text. Rejects with IndexTooLargeError. */
export async function countStoreClusters(
  selection: StoreSelection,
  query: ClusterQuery,
): Promise<ClusterTable> {
  const own = countOwnClusters(selection.own, query);
  const places = makeClusterPlaces(selection, query, own.placeNames);
  const windows = makeWindows(selection, query, places);
  const [stored, totals, occurrences] = await Promise.all([
    readClusters(selection, query, places, windows, own),
    measureStore(selection),
    countWindows(selection, windows),
  ]);
  const found = own.addTo(stored, places, query);
  const all = Uint32Array.from(found.counts.keys());
  const order = sortClusters(found, all, query.sortPlace);
  return {
    size: order.length,
    occurrences: occurrences + own.occurrences,
    totals,
    async open(from, to, usageLimit): Promise<ClusterRows> {
      const end = Math.min(to, order.length);
      const rows = order.slice(from, end);
      const keysOf = (cluster: number): string => found.keys.map((column) => column[cluster]!).join();
      const usages = await readUsages(selection, { query, places, windows, own, found }, rows, usageLimit);
      return {
        from,
        to: end,
        length: query.length,
        countOccurrences: (row) => found.counts[order[row]!]!,
        nameOf: (row, place) => places.nameOf(found.keys[place]![order[row]!]!),
        findUsages: (row) => usages.get(keysOf(order[row]!))!,
      };
    },
  };
}

/** `ARRAY JOIN` and `WHERE` of the windows of a query, with the key of each place as `k1`, `k2` and so on. */
interface Windows {
  readonly from: string;
  /** The same with the forms of each window as `f1`, `f2` and so on, and its place in the text as `p`. */
  readonly fromWithUsage: string;
  readonly keyNames: readonly string[];
}

function makeWindows(selection: StoreSelection, query: ClusterQuery, places: ClusterPlaces): Windows {
  const { length, keepPunctuation = false } = query;
  const keep = (column: string): string =>
    keepPunctuation ? column : `arrayFilter((x, i) -> i = 1, ${column}, isWord)`;
  const sentences = keep('sentence');
  const size = `greatest(toInt64(length(${sentences})) - ${length - 1}, toInt64(0))`;
  const slice = (array: string, place: number): string => `arraySlice(${array}, ${place}, ${size})`;
  const steps = Array.from({ length }, (_, i) => i + 1);
  const { anchors } = places;
  const joined = [
    ...steps.map((place) => `${slice(places.keys, place)} AS k${place}`),
    ...(anchors === null ? [] : steps.map((place) => `${slice(anchors, place)} AS a${place}`)),
    `${slice(sentences, 1)} AS s1`,
    `${slice(sentences, length)} AS s2`,
  ];
  const usage = [
    ...steps.map((place) => `${slice(keep('form'), place)} AS f${place}`),
    `arraySlice(arrayEnumerate(${sentences}), 1, ${size}) AS p`,
  ];
  const conditions = [
    selection.condition,
    's1 = s2',
    ...steps.map((place) => `k${place} != 0`),
    ...(anchors === null ? [] : [`(${steps.map((place) => `a${place} = 1`).join(' OR ')})`]),
  ];
  return {
    from: makeFrom(joined, conditions),
    fromWithUsage: makeFrom([...joined, ...usage], conditions),
    keyNames: steps.map((place) => `k${place}`),
  };
}

function makeFrom(joined: readonly string[], conditions: readonly string[]): string {
  return `FROM tokens_all ARRAY JOIN ${joined.join(', ')} WHERE ${conditions.join(' AND ')}`;
}

async function countWindows(selection: StoreSelection, { from }: Windows): Promise<number> {
  if (selection.isEmpty) return 0;
  const [counts] = await selection.read(`SELECT count() ${from}`, ['UInt64']);
  return counts[0] ?? 0;
}

async function readClusters(
  selection: StoreSelection,
  { minFrequency = 1, only }: ClusterQuery,
  places: ClusterPlaces,
  { from, keyNames }: Windows,
  own: OwnClusters,
): Promise<CountedClusters> {
  const wanted = only?.map((name, i) => `${keyNames[i]} = ${places.findKey(name)}`) ?? [];
  const isPossible = only?.every((name) => places.findKey(name) > 0) ?? true;
  if (selection.isEmpty || !isPossible)
    return { keys: keyNames.map(() => new Uint32Array()), counts: new Uint32Array() };
  const least = Math.max(1, only === undefined ? minFrequency - own.mostOccurrences : 1);
  const sql =
    `SELECT ${keyNames.join(', ')}, count() AS n ${[from, ...wanted].join(' AND ')} ` +
    `GROUP BY ${keyNames.join(', ')} HAVING n >= ${least}`;
  const limits = { max_rows_to_group_by: 8 * MAX_CLUSTERS, max_result_rows: MAX_CLUSTERS };
  try {
    const columns = await selection.read(sql, [...keyNames.map(() => 'UInt32' as const), 'UInt64'], limits);
    const counts = columns.at(-1)!;
    return {
      keys: keyNames.map((_, i) => Uint32Array.from(columns[i]!, (key) => places.numberOf(key))),
      counts: Uint32Array.from(counts),
    };
  } catch (error) {
    if (!(error instanceof IndexQuestionError && LIMIT_CODES.has(error.code))) throw error;
    throw new IndexTooLargeError(
      `There are more than ${MAX_CLUSTERS} different sequences. Choose fewer texts, a shorter length or a higher least frequency.`,
      MAX_CLUSTERS,
    );
  }
}

interface UsageQuestion {
  readonly query: ClusterQuery;
  readonly places: ClusterPlaces;
  readonly windows: Windows;
  readonly own: OwnClusters;
  readonly found: CountedClusters;
}

/** The usages of clusters, by the numbers of their places. */
async function readUsages(
  selection: StoreSelection,
  { query, places, windows, own, found }: UsageQuestion,
  clusters: Uint32Array,
  usageLimit: number,
): Promise<Map<string, ClusterRowUsages>> {
  const usages = new UsageCollector(query.length);
  const stored = [...clusters].map((cluster) => found.keys.map((column) => column[cluster]!));
  const keys = stored.map((numbers) => numbers.map((number) => places.findKey(places.nameOf(number))));
  const asked = keys.filter((row) => row.every((key) => key > 0));
  if (asked.length > 0 && !selection.isEmpty) {
    const { fromWithUsage: from, keyNames } = windows;
    const formNames = keyNames.map((_, i) => `f${i + 1}`);
    const rows = asked.map((row) => (row.length === 1 ? row[0] : `(${row.join(', ')})`));
    const tuple = keyNames.length === 1 ? keyNames[0] : `(${keyNames.join(', ')})`;
    const sql =
      `SELECT ${[...keyNames, ...formNames].join(', ')}, count(), min(toUInt64(t) * ${TOKENS_A_TEXT} + p) ` +
      `${from} AND ${tuple} IN (${rows.join(', ')}) GROUP BY ${[...keyNames, ...formNames].join(', ')}`;
    const types = [...keyNames, ...formNames].map(() => 'UInt32' as const);
    const columns = await selection.read(sql, [...types, 'UInt64', 'UInt64']);
    usages.addStored(columns, selection, places);
  }
  own.forEachUsage((names, words, count) =>
    usages.add(names.map((name) => places.numberOfName(name)).join(), words, count),
  );
  return usages.choose(
    stored.map((numbers) => numbers.join()),
    usageLimit,
  );
}

interface Usage {
  readonly words: string;
  count: number;
  readonly place: number;
}

/** Adds up the usages of clusters; those of the own text come after all texts of the store. */
class UsageCollector {
  readonly #usages = new Map<string, Map<string, Usage>>();
  readonly #length: number;
  #last = Number.MAX_SAFE_INTEGER / 2;

  constructor(length: number) {
    this.#length = length;
  }

  add(cluster: string, words: string, count: number, place = this.#last++): void {
    const usages = this.#usages.get(cluster) ?? new Map<string, Usage>();
    this.#usages.set(cluster, usages);
    const known = usages.get(words);
    if (known === undefined) usages.set(words, { words, count, place });
    else known.count += count;
  }

  addStored(
    columns: readonly (Uint32Array | Float64Array)[],
    { names }: StoreSelection,
    places: ClusterPlaces,
  ): void {
    const length = this.#length;
    const [counts, firsts] = columns.slice(2 * length);
    counts!.forEach((count, row) => {
      const cluster = columns.slice(0, length).map((column) => places.numberOf(column[row]!));
      const words = columns
        .slice(length, 2 * length)
        .map((column) => names.strings.get(names.rankOfId[column[row]!]!))
        .join(' ');
      this.add(cluster.join(), words, count, firsts![row]);
    });
  }

  choose(clusters: readonly string[], usageLimit: number): Map<string, ClusterRowUsages> {
    return new Map(
      clusters.map((cluster) => {
        const all = [...(this.#usages.get(cluster)?.values() ?? [])];
        const best = all.sort((a, b) => b.count - a.count || a.place - b.place).slice(0, usageLimit);
        const usages = { words: best.map(({ words }) => words), counts: best.map(({ count }) => count) };
        return [cluster, { ...usages, total: all.length }];
      }),
    );
  }
}
