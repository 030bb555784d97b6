const FIRST_BYTES = 1 << 10;
/** Characters that are made of numbers at once: each is an argument of a call. */
const UNITS_AT_ONCE = 1 << 12;

const TWO_BYTES = 0xc0;
const THREE_BYTES = 0xe0;
const FOUR_BYTES = 0xf0;
const SIX_BITS = 0x3f;
const BEYOND_UNITS = 0x10000;
const HIGH_START = 0xd800;
const LOW_START = 0xdc00;

/**
 * A text whose UTF-8 arrives in parts, put together in memory that is used again. The browser's decoder makes texts that wait
 * outside of the script's memory until the next collection: tens of megabytes for a long answer. The bytes must be UTF-8.
 */
export class Utf8Collector {
  #bytes = new Uint8Array(FIRST_BYTES);
  #units = new Uint16Array(FIRST_BYTES);
  #length = 0;

  /** Adds bytes from `start` to before `end`. */
  add(piece: Uint8Array, start: number, end: number): void {
    const length = this.#length + end - start;
    if (length > this.#bytes.length) this.#grow(length);
    this.#bytes.set(piece.subarray(start, end), this.#length);
    this.#length = length;
  }

  /** The text of all that was added since the last time. */
  take(): string {
    const count = this.#decode();
    this.#length = 0;
    let text = '';
    for (let from = 0; from < count; from += UNITS_AT_ONCE) {
      const to = Math.min(count, from + UNITS_AT_ONCE);
      text += String.fromCharCode.apply(null, this.#units.subarray(from, to) as unknown as number[]);
    }
    return text;
  }

  #grow(length: number): void {
    const bytes = new Uint8Array(2 * length);
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bytes;
    this.#units = new Uint16Array(bytes.length);
  }

  #decode(): number {
    const bytes = this.#bytes;
    const units = this.#units;
    let place = 0;
    let count = 0;
    const next = () => (bytes[place++] ?? 0) & SIX_BITS;
    while (place < this.#length) {
      const byte = bytes[place++] ?? 0;
      if (byte < TWO_BYTES) units[count++] = byte;
      else if (byte < THREE_BYTES) units[count++] = ((byte & 0x1f) << 6) | next();
      else if (byte < FOUR_BYTES) units[count++] = ((byte & 0x0f) << 12) | (next() << 6) | next();
      else {
        const point = (((byte & 0x07) << 18) | (next() << 12) | (next() << 6) | next()) - BEYOND_UNITS;
        units[count++] = HIGH_START + (point >> 10);
        units[count++] = LOW_START + (point & 0x3ff);
      }
    }
    return count;
  }
}
