/** Gives memory of at least so many bytes. */
export type AllocateBytes = (least: number) => Uint8Array;

const NOTHING = new Uint8Array();

/** Writes JSON as UTF-8 bytes into memory that grows; strings come as UTF-16 units, one by one. */
export class JsonBytes {
  length = 0;
  readonly #allocate: AllocateBytes;
  #bytes: Uint8Array = NOTHING;

  constructor(allocate: AllocateBytes = (least) => new Uint8Array(least)) {
    this.#allocate = allocate;
  }

  /** Bytes written since the last `take`; what is written next goes into other memory. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.length);
    this.#bytes = NOTHING;
    this.length = 0;
    return taken;
  }

  /** Writes text that is ASCII and needs no escape. */
  writeAscii(text: string): void {
    this.#reserve(text.length);
    const target = this.#bytes;
    const at = this.length;
    for (let i = 0; i < text.length; i++) target[at + i] = text.charCodeAt(i);
    this.length = at + text.length;
  }

  /** Writes bytes as they are. */
  writeBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Writes the bytes from `start` to before `end` as they are: few, for one by one is quicker than a call for them. */
  writeRange(bytes: Uint8Array, start: number, end: number): void {
    this.#reserve(end - start);
    const target = this.#bytes;
    let at = this.length;
    for (let i = start; i < end; i++) target[at++] = bytes[i]!;
    this.length = at;
  }

  /** Writes bytes made by `encodeAscii`: few, as `writeRange` does. */
  writePiece(bytes: Uint8Array): void {
    this.writeRange(bytes, 0, bytes.length);
  }

  /** Writes a whole number below 2⁵³ that is not negative. */
  writeInteger(value: number): void {
    let digits = 1;
    for (let bound = 10; value >= bound; bound *= 10) digits += 1;
    this.#writeDigits(value, digits);
  }

  /** Writes scaled / 10^decimals as `JSON.stringify` does; `scaled` is a whole number below 10¹⁵. */
  writeDecimal(scaled: number, decimals: number): void {
    if (scaled < 0) {
      this.#reserve(1);
      this.#bytes[this.length++] = MINUS;
    }
    const size = Math.abs(scaled);
    const unit = 10 ** decimals;
    const whole = Math.floor(size / unit);
    this.writeInteger(whole);
    let rest = size - whole * unit;
    if (rest === 0) return;
    let digits = decimals;
    for (; rest % 10 === 0; rest /= 10) digits -= 1;
    this.#reserve(1);
    this.#bytes[this.length++] = POINT;
    this.#writeDigits(rest, digits);
  }

  writeString(text: string): void {
    this.beginString(text.length);
    for (let i = this.#writePlain(text); i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit < 0xd800 || unit > 0xdfff) this.addUnit(unit);
      else if (i + 1 < text.length && this.addPair(unit, text.charCodeAt(i + 1))) i += 1;
      else this.addEscape(unit);
    }
    this.endString();
  }

  /** Writes the beginning of a string as far as it is letters that JSON has as they are; gives its length. */
  #writePlain(text: string): number {
    const target = this.#bytes;
    let at = this.length;
    let i = 0;
    for (; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit < 0x80) {
        if (unit < 0x20 || unit === QUOTE || unit === BACKSLASH) break;
        target[at++] = unit;
      } else if (unit < 0x800) {
        target[at++] = 0xc0 | (unit >> 6);
        target[at++] = 0x80 | (unit & 0x3f);
      } else break;
    }
    this.length = at;
    return i;
  }

  /** Begins a string of at most `units` UTF-16 units: makes room, writes the quote. */
  beginString(units: number): void {
    this.#reserve(units * MAX_BYTES_A_UNIT + 2);
    this.#bytes[this.length++] = QUOTE;
  }

  endString(): void {
    this.#bytes[this.length++] = QUOTE;
  }

  /**
   * Adds codes from `start` to before `end` to the string as long as the table of `makePlainTable` has bytes for them;
   * gives the place of the first that it has none for, or `end`.
   */
  addPlain(codes: Uint8Array, start: number, end: number, table: Uint16Array): number {
    const target = this.#bytes;
    let at = this.length;
    let place = start;
    for (; place < end; place++) {
      const bytes = table[codes[place]!]!;
      if (bytes > 0xff) target[at++] = bytes >> 8;
      else if (bytes === 0) break;
      target[at++] = bytes;
    }
    this.length = at;
    return place;
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

  /** Adds two units to the string if they are a surrogate pair; otherwise adds nothing and returns false. */
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
    for (let shift = 12; shift >= 0; shift -= 4)
      this.#bytes[this.length++] = HEX_DIGITS.charCodeAt((unit >> shift) & 0xf);
  }

  /** Writes the last `digits` digits of a number, with leading zeros if it has fewer. */
  #writeDigits(value: number, digits: number): void {
    this.#reserve(digits);
    const target = this.#bytes;
    const from = this.length;
    let rest = value;
    for (let i = from + digits - 1; i >= from; i--) {
      const tens = Math.floor(rest / 10);
      target[i] = ZERO + (rest - tens * 10);
      rest = tens;
    }
    this.length = from + digits;
  }

  #reserve(extra: number): void {
    if (this.length + extra <= this.#bytes.length) return;
    const larger = this.#allocate(Math.max(this.#bytes.length * 2, this.length + extra));
    larger.set(this.#bytes.subarray(0, this.length));
    this.#bytes = larger;
  }
}

/** Bytes of text that is ASCII, to be written many times. */
export function encodeAscii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/**
 * For each code the one or two bytes of its UTF-16 unit in a JSON string, the first one in the upper half where there are
 * two; 0 if it takes more, needs an escape or is a control character, line breaks among them.
 */
export function makePlainTable(units: Uint16Array): Uint16Array {
  return units.map((unit) => {
    const isControl = unit < 0x20 || (unit >= 0x7f && unit < 0xa0);
    if (isControl || unit === QUOTE || unit === BACKSLASH || unit >= 0x800) return 0;
    return unit < 0x80 ? unit : ((0xc0 | (unit >> 6)) << 8) | 0x80 | (unit & 0x3f);
  });
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const HEX_DIGITS = '0123456789abcdef';
/** An escape: `\u0000`. */
const MAX_BYTES_A_UNIT = 6;
