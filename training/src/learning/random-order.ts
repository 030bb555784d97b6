/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Puts numbers into random order, in place (Fisher-Yates). */
export function shuffle(order: number[] | Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

/** The numbers 0 to `count` - 1 in random order. */
export function listShuffled(count: number, random: () => number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, i) => i);
  shuffle(order, random);
  return order;
}

/** A number from 0 to 2^32 - 1 made of words and a seed (FNV-1a over UTF-16 units). */
export function hashWords(words: readonly string[], seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const word of words) {
    for (let i = 0; i <= word.length; i++)
      hash = Math.imul(hash ^ (i < word.length ? word.charCodeAt(i) : 0), 0x01000193);
  }
  // Mixed once more: sentences that begin alike lie close together in FNV's high bits.
  return Math.floor(makeRandom(hash)() * 2 ** 32);
}
