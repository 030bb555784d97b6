const DIGIT_BITS = 11;
const DIGIT_MASK = (1 << DIGIT_BITS) - 1;

/**
 * Stable order (indexes) of unsigned 32-bit keys, ascending: radix sort, linear in their number. With `order` the
 * sort starts from that order, so keys can be added from the least to the most important.
 */
export function sortByKeys(keys: Uint32Array, order?: Uint32Array): Uint32Array {
  const size = keys.length;
  let from = order?.slice() ?? Uint32Array.from(keys, (_, index) => index);
  let to = new Uint32Array(size);
  const largest = keys.reduce((most, key) => Math.max(most, key), 0);
  const counts = new Uint32Array(1 << DIGIT_BITS);
  for (let shift = 0; shift < 32 && largest >>> shift !== 0; shift += DIGIT_BITS) {
    counts.fill(0);
    for (let i = 0; i < size; i++) counts[(keys[i]! >>> shift) & DIGIT_MASK]! += 1;
    let sum = 0;
    for (let digit = 0; digit <= DIGIT_MASK; digit++) {
      const count = counts[digit]!;
      counts[digit] = sum;
      sum += count;
    }
    for (let i = 0; i < size; i++) {
      const item = from[i]!;
      const digit = (keys[item]! >>> shift) & DIGIT_MASK;
      to[counts[digit]!] = item;
      counts[digit]! += 1;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Stable order of the keys, descending: equal keys stay in the order they came. */
export function sortByKeysDescending(keys: Uint32Array): Uint32Array {
  return sortByKeys(Uint32Array.from(keys, (key) => ~key >>> 0));
}
