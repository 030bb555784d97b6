const DIGIT_BITS = 11;
const DIGIT_MASK = (1 << DIGIT_BITS) - 1;

/**
 * Stable order (indexes) of unsigned 32-bit keys, ascending: radix sort, linear in their number. With `order` the
 * sort starts from that order, so keys can be added from the least to the most important; it may hold some of the
 * indexes only.
 */
export function sortByKeys(keys: Uint32Array, order?: Uint32Array): Uint32Array {
  let from: Uint32Array = order?.slice() ?? countUp(keys.length);
  const size = from.length;
  let to: Uint32Array = new Uint32Array(size);
  let used = 0;
  for (const key of keys) used |= key;
  const counts = new Uint32Array(1 << DIGIT_BITS);
  for (let shift = 0; shift < 32 && used >>> shift !== 0; shift += DIGIT_BITS) {
    counts.fill(0);
    // All keys are read in their order where all take part: that is quicker than by index.
    if (size === keys.length) for (const key of keys) counts[(key >>> shift) & DIGIT_MASK]! += 1;
    else for (const item of from) counts[(keys[item]! >>> shift) & DIGIT_MASK]! += 1;
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

/** Stable order of counts, descending: equal counts stay in the order they came. */
export function sortByCountsDescending(counts: Uint32Array, order?: Uint32Array): Uint32Array {
  let largest = 0;
  for (const count of counts) largest = Math.max(largest, count);
  // Distance from the largest rather than the complement: small keys take fewer passes.
  const keys = new Uint32Array(counts.length);
  for (let i = 0; i < counts.length; i++) keys[i] = largest - counts[i]!;
  return sortByKeys(keys, order);
}

/** Stable order of numbers that are not NaN, descending. */
export function sortByScoresDescending(scores: Float64Array, order?: Uint32Array): Uint32Array {
  const halves = new Uint32Array(new Float64Array(scores).buffer);
  const low = new Uint32Array(scores.length);
  const high = new Uint32Array(scores.length);
  for (let i = 0; i < scores.length; i++) {
    // The bits of a positive double order as the number does, those of a negative one the other way round.
    const isNegative = halves[2 * i + 1]! >>> 31 === 1;
    low[i] = isNegative ? halves[2 * i]! : ~halves[2 * i]!;
    high[i] = isNegative ? halves[2 * i + 1]! : ~halves[2 * i + 1]! & 0x7fffffff;
  }
  return sortByKeys(high, sortByKeys(low, order));
}

function countUp(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let i = 0; i < size; i++) order[i] = i;
  return order;
}
