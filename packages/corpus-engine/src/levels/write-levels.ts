import { encodeAscii, type JsonBytes } from '../base/json-bytes';
import { LEVEL_COUNT } from './level-totals';

const BASE = 10;
/** Fields of counts of one digit, which most rows have, by their digits. */
const known: (Uint8Array | undefined)[] = [];

/** Writes the counts of a row by level as a further field of its object. */
export function writeLevels(counts: ArrayLike<number>, row: number, out: JsonBytes): void {
  const first = LEVEL_COUNT * row;
  let digits = 0;
  let most = 0;
  for (let level = 0; level < LEVEL_COUNT; level++) {
    const count = counts[first + level]!;
    digits = digits * BASE + count;
    if (count > most) most = count;
  }
  if (most >= BASE) return out.writeBytes(makeField(counts, first));
  out.writeBytes((known[digits] ??= makeField(counts, first)));
}

function makeField(counts: ArrayLike<number>, first: number): Uint8Array {
  const levels = Array.from({ length: LEVEL_COUNT }, (_, level) => counts[first + level]!);
  return encodeAscii(`,"tasemed":[${levels.join()}]`);
}
