import type { CancelFlag } from './cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from './cancellation';
import type { ClusterUnit } from './cluster-stream';
import { SENTENCE_BREAK, makeClusterStream } from './cluster-stream';
import { GrowingColumn } from './growing-column';
import type { SegmentPart } from './selection';
import { sortByCountsDescending, sortByKeys } from './sort-by-keys';

export interface ClusterOptions {
  /** Places of a cluster, 1 to 5. */
  readonly length: number;
  readonly unit: ClusterUnit;
  /** Punctuation takes places of its own; otherwise it is passed over. */
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
  const { keys, nameOf } = makeClusterStream(parts, options.unit, options.keepPunctuation ?? false, cancel);
  const counter = new ClusterCounter(keys, length);
  const occurrences = counter.countAll(cancel);
  const { places, counts } = counter.atLeast(minFrequency);
  const order = sortClusters(keys, length, places, counts);
  const rows = new Array<ClusterRow>(Math.min(limit, order.length));
  for (let row = 0; row < rows.length; row++) {
    const cluster = order[row]!;
    const names = new Array<string>(length);
    for (let place = 0; place < length; place++) names[place] = nameOf(keys[places[cluster]! + place]!);
    rows[row] = { places: names, frequency: counts[cluster]! };
  }
  return { rows, occurrences, differentClusters: counter.size };
}

/** From the last place to the first, then by frequency: each sort is stable. */
function sortClusters(
  keys: Uint32Array,
  length: number,
  places: Uint32Array,
  counts: Uint32Array,
): Uint32Array {
  let order: Uint32Array | undefined;
  for (let place = length - 1; place >= 0; place--) {
    const column = new Uint32Array(places.length);
    for (let i = 0; i < places.length; i++) column[i] = keys[places[i]! + place]!;
    order = sortByKeys(column, order);
  }
  return sortByCountsDescending(counts, order);
}

const FIRST_SLOTS = 1 << 16;
/** A hash table at most half full: few steps a look-up. */
const MAX_LOAD = 0.5;

/** Open-addressing hash table of clusters; a cluster is named by the place of its first occurrence in the stream. */
class ClusterCounter {
  readonly #keys: Uint32Array;
  readonly #length: number;
  readonly #firstPlaces = new GrowingColumn(FIRST_SLOTS);
  readonly #counts = new GrowingColumn(FIRST_SLOTS);
  /** Cluster number and one; 0 is an empty slot. */
  #slots = new Uint32Array(FIRST_SLOTS);

  constructor(keys: Uint32Array, length: number) {
    this.#keys = keys;
    this.#length = length;
  }

  /** Different clusters seen. */
  get size(): number {
    return this.#counts.length;
  }

  /** Counts every window of the stream that no break falls into; gives their number. */
  countAll(cancel: CancelFlag | undefined): number {
    const keys = this.#keys;
    let run = 0;
    let occurrences = 0;
    for (let i = 0; i < keys.length; i++) {
      if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
      run = keys[i] === SENTENCE_BREAK ? 0 : run + 1;
      if (run < this.#length) continue;
      occurrences += 1;
      this.#count(i - this.#length + 1);
    }
    return occurrences;
  }

  /** First places and counts of the clusters of a frequency or more. */
  atLeast(minFrequency: number): { places: Uint32Array; counts: Uint32Array } {
    const counts = this.#counts.view();
    const places = this.#firstPlaces.view();
    if (minFrequency <= 1) return { places, counts };
    const keptPlaces = new Uint32Array(counts.length);
    const keptCounts = new Uint32Array(counts.length);
    let size = 0;
    for (let cluster = 0; cluster < counts.length; cluster++) {
      if (counts[cluster]! < minFrequency) continue;
      keptPlaces[size] = places[cluster]!;
      keptCounts[size++] = counts[cluster]!;
    }
    return { places: keptPlaces.subarray(0, size), counts: keptCounts.subarray(0, size) };
  }

  #count(place: number): void {
    const slot = this.#findSlot(place);
    const cluster = this.#slots[slot]! - 1;
    if (cluster >= 0) {
      this.#counts.set(cluster, this.#counts.get(cluster) + 1);
      return;
    }
    this.#firstPlaces.push(place);
    this.#counts.push(1);
    this.#slots[slot] = this.#counts.length;
    if (this.#counts.length > this.#slots.length * MAX_LOAD) this.#grow();
  }

  #findSlot(place: number): number {
    const mask = this.#slots.length - 1;
    let slot = this.#hash(place) & mask;
    for (;;) {
      const cluster = this.#slots[slot]! - 1;
      if (cluster < 0 || this.#isSame(this.#firstPlaces.get(cluster), place)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #hash(place: number): number {
    let hash = 0;
    for (let i = 0; i < this.#length; i++) {
      hash = Math.imul(hash ^ this.#keys[place + i]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  #isSame(left: number, right: number): boolean {
    for (let i = 0; i < this.#length; i++) if (this.#keys[left + i] !== this.#keys[right + i]) return false;
    return true;
  }

  #grow(): void {
    this.#slots = new Uint32Array(this.#slots.length * 4);
    for (let cluster = 0; cluster < this.#counts.length; cluster++) {
      this.#slots[this.#findEmptySlot(this.#firstPlaces.get(cluster))] = cluster + 1;
    }
  }

  #findEmptySlot(place: number): number {
    const mask = this.#slots.length - 1;
    let slot = this.#hash(place) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    return slot;
  }
}
