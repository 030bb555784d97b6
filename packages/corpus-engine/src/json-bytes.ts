/** Writes JSON as UTF-8 bytes into a buffer that grows; strings come as UTF-16 units. */
export class JsonBytes {
  length = 0;
  #bytes: Uint8Array<ArrayBuffer>;

  constructor(capacity = 1 << 16) {
    this.#bytes = new Uint8Array(capacity);
  }

  /** Bytes written since the last `take`, which then belong to the caller. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.length);
    this.length = 0;
    return taken;
  }

  /** Writes text that is ASCII and needs no escape. */
  writeAscii(text: string): void {
    this.#reserve(text.length);
    for (let i = 0; i < text.length; i++) this.#bytes[this.length++] = text.charCodeAt(i);
  }

  /** Writes a string with its quotes. Lone surrogates become their `\u` escape, as `JSON.stringify` does. */
  writeString(units: Uint16Array, from: number, to: number): void {
    // A unit takes 6 bytes at most: an escape.
    this.#reserve((to - from) * 6 + 2);
    const bytes = this.#bytes;
    let at = this.length;
    bytes[at++] = QUOTE;
    for (let i = from; i < to; i++) {
      const unit = units[i]!;
      if (unit < 0x80) {
        if (unit >= 0x20 && unit !== QUOTE && unit !== BACKSLASH) bytes[at++] = unit;
        else at = writeEscape(bytes, at, unit);
      } else if (unit < 0x800) {
        bytes[at++] = 0xc0 | (unit >> 6);
        bytes[at++] = 0x80 | (unit & 0x3f);
      } else if (unit < 0xd800 || unit > 0xdfff) {
        bytes[at++] = 0xe0 | (unit >> 12);
        bytes[at++] = 0x80 | ((unit >> 6) & 0x3f);
        bytes[at++] = 0x80 | (unit & 0x3f);
      } else if (unit < 0xdc00 && i + 1 < to && isLowSurrogate(units[i + 1]!)) {
        at = writePair(bytes, at, unit, units[++i]!);
      } else {
        at = writeEscape(bytes, at, unit);
      }
    }
    bytes[at++] = QUOTE;
    this.length = at;
  }

  #reserve(extra: number): void {
    if (this.length + extra <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + extra));
    larger.set(this.#bytes.subarray(0, this.length));
    this.#bytes = larger;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const HEX_DIGITS = '0123456789abcdef';

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function writePair(bytes: Uint8Array, at: number, high: number, low: number): number {
  const point = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
  bytes[at] = 0xf0 | (point >> 18);
  bytes[at + 1] = 0x80 | ((point >> 12) & 0x3f);
  bytes[at + 2] = 0x80 | ((point >> 6) & 0x3f);
  bytes[at + 3] = 0x80 | (point & 0x3f);
  return at + 4;
}

function writeEscape(bytes: Uint8Array, at: number, unit: number): number {
  bytes[at++] = BACKSLASH;
  if (unit === QUOTE || unit === BACKSLASH) {
    bytes[at++] = unit;
    return at;
  }
  bytes[at++] = 0x75;
  for (let shift = 12; shift >= 0; shift -= 4) bytes[at++] = HEX_DIGITS.charCodeAt((unit >> shift) & 0xf);
  return at;
}
