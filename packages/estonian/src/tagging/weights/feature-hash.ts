/**
 * Hashes behind the tagger's features. The tagger keeps no dictionary of features: a feature is a 32-bit
 * number, and its weight lies where that number falls in one table; the rare collisions are accepted.
 */

/** What a hash of units begins with (FNV-1a). */
export const NO_UNITS = 0x811c9dc5;

/** A hash of UTF-16 units with one unit more, not yet finished. */
export function addUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** A well-spread 32-bit hash of a string (FNV-1a over UTF-16 code units, then a finishing mix). */
export function hashString(text: string): number {
  let hash = NO_UNITS;
  for (let i = 0; i < text.length; i++) hash = addUnit(hash, text.charCodeAt(i));
  return finishHash(hash);
}

/** A hash of a set of hashes, each given once, in any order. */
export function hashSet(members: readonly number[]): number {
  let sum = members.length;
  for (const member of members) sum = (sum + member) | 0;
  return finishHash(sum);
}

/** Joins two hashes; the order matters. */
export function joinHashes(first: number, second: number): number {
  return finishHash(Math.imul(first, 0x2c1b3c6d) ^ (Math.imul(second, 0x297a2d39) + 0x7f4a7c15));
}

/** The last mix of a hash: each bit of the value changes about half of the bits. */
export function finishHash(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/**
 * A step of the hash of a feature: the hash so far and one part more; the order matters. It is two operations where
 * `joinHashes` is twelve, and mixes the high bits into no others, which is enough for parts that are hashes or small numbers where
 * `weightIndex` takes the high bits of one more product.
 */
export function addPart(hash: number, part: number): number {
  return Math.imul(hash ^ part, 0x2c1b3c6d);
}

/** log2 of the number of weights. 2^22 one-byte weights are 4 MB in memory; 2^20 loses 0.2 points. */
export const WEIGHT_BITS = 22;

/** log2 of the number of weights that lie side by side: those of one context feature for the tags of one UPOS. */
export const SLOT_BITS = 6;

/**
 * Where the weight of a complete feature lies; with the group of a tag, where those of a context feature for that group
 * begin: the weight of a part of the tag is at this number ^ the slot of the part, in the same line of the processor's cache.
 */
export function weightIndex(feature: number, group = 0): number {
  return Math.imul(feature ^ group, 0x9e3779b1) >>> (32 - WEIGHT_BITS);
}
