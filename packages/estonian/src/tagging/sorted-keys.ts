/** Sorted 32-bit keys, looked up by halving: smaller than a Map of the same and ready as soon as it is read. */
export class SortedKeys {
  private readonly keys: Uint32Array;

  /** `keys` in rising order. */
  constructor(keys: Uint32Array) {
    this.keys = keys;
  }

  /** The place of a hash among the keys, -1 where it is not there. */
  findPlace(hash: number): number {
    const key = hash >>> 0;
    let low = 0;
    let high = this.keys.length - 1;
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
