const STEP = 0x6d2b79f5;
const RANGE = 2 ** 32;

/** Numbers from 0 up to but not including 1, the same for the same seed: mulberry32 (T. Ettinger, public domain). */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}
