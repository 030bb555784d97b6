/** log2 of the parts that the range of keys is looked up in: some 16 to 32 keys of the largest list in each. */
const PART_BITS = 12;

/** Sorted 32-bit keys, evenly spread as hashes are: smaller than a Map of the same and ready as soon as it is read. */
export class SortedKeys {
  private readonly keys: Uint32Array;
  /** Where the keys of each part of the range begin, and the end. */
  private readonly starts = new Uint32Array((1 << PART_BITS) + 1);

  /** `keys` in rising order. */
  constructor(keys: Uint32Array) {
    this.keys = keys;
    for (const key of keys) this.starts[(key >>> (32 - PART_BITS)) + 1]!++;
    for (let part = 1; part < this.starts.length; part++) this.starts[part]! += this.starts[part - 1]!;
  }

  /** The place of a hash among the keys, -1 where it is not there. */
  findPlace(hash: number): number {
    const key = hash >>> 0;
    const part = key >>> (32 - PART_BITS);
    let low = this.starts[part]!;
    let high = this.starts[part + 1]! - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.keys[middle]!;
      if (found === key) return middle;
      if (found < key) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
