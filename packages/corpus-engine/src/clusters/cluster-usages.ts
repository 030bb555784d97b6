import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import type { Clusters } from './count-clusters';
import { WindowPacker } from './window-packer';
import { WindowTable } from './window-table';

/** The real word sequences behind one cluster. */
export interface ClusterUsages {
  /** Places of the stream where the most frequent ones first occur, the most frequent first, equals in text order. */
  readonly places: Uint32Array;
  readonly counts: Uint32Array;
  /** Different ones, also those not given. */
  readonly total: number;
}

/** Finds usages of one cluster after another, in the same memory. */
export class UsageFinder {
  readonly #clusters: Clusters;
  readonly #packer: WindowPacker;
  readonly #table: WindowTable;
  #packed = new Float64Array();

  constructor(clusters: Clusters) {
    this.#clusters = clusters;
    this.#packer = new WindowPacker(clusters.stream.words, clusters.length);
    this.#table = new WindowTable(this.#packer.width);
  }

  /** At most `most` usages of a cluster, given by its place in `windows`. */
  find(cluster: number, most: number, cancel?: CancelFlag): ClusterUsages {
    const { starts, counts, places } = this.#clusters.windows;
    const from = starts[cluster]!;
    const to = from + counts[cluster]!;
    if (to - from === 1 && most > 0) return { places: places.subarray(from, to), counts: ONE, total: 1 };
    const total = this.#table.count(this.#pack(places.subarray(from, to), cancel), cancel);
    const usages: { readonly place: number; readonly count: number }[] = [];
    let least = 0;
    this.#table.forEach((window, count) => {
      if (most === 0 || (usages.length >= most && count <= least)) return;
      insert(usages, { place: places[from + window]!, count }, most);
      least = usages[usages.length - 1]!.count;
    });
    return {
      places: Uint32Array.from(usages, ({ place }) => place),
      counts: Uint32Array.from(usages, ({ count }) => count),
      total,
    };
  }

  #pack(places: Uint32Array, cancel: CancelFlag | undefined): Float64Array {
    const { width, window } = this.#packer;
    const size = places.length * width;
    if (this.#packed.length < size) this.#packed = new Float64Array(size * 2);
    const packed = this.#packed;
    for (let i = 0; i < places.length; i++) {
      if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
      this.#packer.pack(places[i]!);
      for (let j = 0; j < width; j++) packed[i * width + j] = window[j]!;
    }
    return packed.subarray(0, size);
  }
}

const ONE = Uint32Array.of(1);

/** Keeps the most frequent, in descending order; equals in the order they come. */
function insert<Item extends { readonly count: number }>(items: Item[], item: Item, most: number): void {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (items[middle]!.count >= item.count) low = middle + 1;
    else high = middle;
  }
  items.splice(low, 0, item);
  if (items.length > most) items.pop();
}
