/** Random numbers from 0 to below 1, the same for the same seed (mulberry32 by Tommy Ettinger, public domain). */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The numbers from 0 to below `size` in random order, the same for the same seed; costs what is taken of them. */
export function* shuffleLazily(size: number, seed: number): Generator<number, void> {
  const random = makeRandom(seed);
  const moved = new Map<number, number>();
  for (let place = 0; place < size; place++) {
    const other = place + Math.floor(random() * (size - place));
    yield moved.get(other) ?? other;
    moved.set(other, moved.get(place) ?? place);
    moved.delete(place);
  }
}
