/** Writes JSON as UTF-8 bytes into a buffer that grows; strings come as UTF-16 units, one by one. */
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

  /** Writes a whole string with its quotes. */
  writeString(text: string): void {
    this.beginString(text.length);
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit < 0xd800 || unit > 0xdfff) this.addUnit(unit);
      else if (i + 1 < text.length && this.addPair(unit, text.charCodeAt(i + 1))) i += 1;
      else this.addEscape(unit);
    }
    this.endString();
  }

  /** Begins a string of at most `units` UTF-16 units: makes room, writes the quote. */
  beginString(units: number): void {
    this.#reserve(units * MAX_BYTES_A_UNIT + 2);
    this.#bytes[this.length++] = QUOTE;
  }

  endString(): void {
    this.#bytes[this.length++] = QUOTE;
  }

  /** Adds a unit of 0x20 to 0x7f to the string. */
  addAscii(unit: number): void {
    if (unit === QUOTE || unit === BACKSLASH) this.#bytes[this.length++] = BACKSLASH;
    this.#bytes[this.length++] = unit;
  }

  /** Adds a unit that is no surrogate to the string. */
  addUnit(unit: number): void {
    if (unit < 0x80) {
      if (unit < 0x20) this.addEscape(unit);
      else this.addAscii(unit);
    } else if (unit < 0x800) {
      this.#bytes[this.length++] = 0xc0 | (unit >> 6);
      this.#bytes[this.length++] = 0x80 | (unit & 0x3f);
    } else {
      this.#bytes[this.length++] = 0xe0 | (unit >> 12);
      this.#bytes[this.length++] = 0x80 | ((unit >> 6) & 0x3f);
      this.#bytes[this.length++] = 0x80 | (unit & 0x3f);
    }
  }

  /** Adds two units to the string where they are a surrogate pair; false and nothing added where they are not. */
  addPair(high: number, low: number): boolean {
    if (high > 0xdbff || low < 0xdc00 || low > 0xdfff) return false;
    const point = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
    this.#bytes[this.length++] = 0xf0 | (point >> 18);
    this.#bytes[this.length++] = 0x80 | ((point >> 12) & 0x3f);
    this.#bytes[this.length++] = 0x80 | ((point >> 6) & 0x3f);
    this.#bytes[this.length++] = 0x80 | (point & 0x3f);
    return true;
  }

  /** Adds a unit as `\u` escape: controls and lone surrogates, as `JSON.stringify` does. */
  addEscape(unit: number): void {
    this.#bytes[this.length++] = BACKSLASH;
    this.#bytes[this.length++] = 0x75;
    for (let shift = 12; shift >= 0; shift -= 4) {
      this.#bytes[this.length++] = HEX_DIGITS.charCodeAt((unit >> shift) & 0xf);
    }
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
/** An escape: `\u0000`. */
const MAX_BYTES_A_UNIT = 6;
