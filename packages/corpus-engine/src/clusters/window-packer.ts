import type { GrowingColumn } from '../base/growing-column';

/** Whole numbers up to here are exact in a double. */
const MAX_PACKED = Number.MAX_SAFE_INTEGER;

/** Writes windows of a stream of keys into as few doubles as hold them, one digit for each key. */
export class WindowPacker {
  readonly length: number;
  /** Doubles that a window takes. */
  readonly width: number;
  /** The window packed last. */
  readonly window: Float64Array;
  readonly #halves: Uint32Array;
  readonly #stream: Uint32Array;
  readonly #base: number;
  readonly #keysADouble: number;

  constructor(stream: Uint32Array, length: number) {
    let largest = 1;
    for (const key of stream) if (key > largest) largest = key;
    this.#stream = stream;
    this.#base = largest + 1;
    this.#keysADouble = countDigits(this.#base);
    this.length = length;
    this.width = Math.ceil(length / this.#keysADouble);
    this.window = new Float64Array(this.width);
    this.#halves = new Uint32Array(this.window.buffer);
  }

  /** Packs the window at a place into `window`; gives a hash of it, 32 bits. */
  pack(place: number): number {
    const end = place + this.length;
    for (let i = 0, next = place; i < this.width; i++) {
      let packed = 0;
      for (const stop = Math.min(end, next + this.#keysADouble); next < stop; next++)
        packed = packed * this.#base + this.#stream[next]!;
      this.window[i] = packed;
    }
    return hashHalves(this.#halves, 0, this.#halves.length);
  }

  /** Adds the keys of the packed window number `window` to the columns, one for each place. */
  unpack(packed: Float64Array, window: number, columns: readonly GrowingColumn[]): void {
    for (let i = 0; i < this.width; i++) {
      const first = i * this.#keysADouble;
      let rest = packed[window * this.width + i]!;
      for (let place = Math.min(this.length, first + this.#keysADouble) - 1; place >= first; place--) {
        const upper = Math.floor(rest / this.#base);
        columns[place]!.push(rest - upper * this.#base);
        rest = upper;
      }
    }
  }
}

/** Hash of the bits of doubles, given as halves. */
export function hashHalves(halves: Uint32Array, from: number, to: number): number {
  let hash = 0;
  for (let i = from; i < to; i++) {
    hash = Math.imul(hash ^ halves[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function countDigits(base: number): number {
  let digits = 1;
  while (base ** (digits + 1) <= MAX_PACKED) digits += 1;
  return digits;
}
