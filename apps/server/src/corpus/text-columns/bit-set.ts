const BITS = 32;

/** A set of texts by their places, a bit each. */
export type BitSet = Uint32Array;

export const makeBitSet = (size: number): BitSet => new Uint32Array(Math.ceil(size / BITS));

/** The set of all places below `size`. */
export function makeFullBitSet(size: number): BitSet {
  const set = makeBitSet(size).fill(0xffff_ffff);
  const rest = size % BITS;
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1;
  return set;
}

export function addBit(set: BitSet, place: number): void {
  set[place >>> 5]! |= 1 << (place & 31);
}

export const hasBit = (set: BitSet, place: number): boolean =>
  ((set[place >>> 5]! >>> (place & 31)) & 1) === 1;

/** Adds to `set` what the other holds. */
export function unite(set: BitSet, other: BitSet): void {
  for (let i = 0; i < set.length; i++) set[i]! |= other[i]!;
}

/** Leaves in `set` what the other holds too. */
export function intersect(set: BitSet, other: BitSet): void {
  for (let i = 0; i < set.length; i++) set[i]! &= other[i]!;
}

/** How many places both sets hold. */
export function countCommon(one: BitSet, other: BitSet): number {
  let count = 0;
  for (let i = 0; i < one.length; i++) {
    // Bits counted in parallel: pairs, nibbles, bytes, word (Warren, Hacker's Delight 5-1).
    let word = one[i]! & other[i]!;
    word -= (word >>> 1) & 0x5555_5555;
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
    count += (((word + (word >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
  }
  return count;
}
