const FIRST_CAPACITY = 1 << 16;
const GROWTH = 2;
/** A varint of 32 bits takes at most 5 bytes. */
const VARINT_BYTES = 5;
/** A UTF-16 unit takes at most 3 bytes in UTF-8. */
const UTF8_BYTES_A_UNIT = 3;

type NumbersIn = ArrayLike<number>;

/** Writes rows in ClickHouse's format RowBinary: values end to end, little-endian, lengths as varints. */
export class RowBinaryWriter {
  #bytes: Buffer<ArrayBuffer> = Buffer.allocUnsafeSlow(FIRST_CAPACITY);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  /** Bytes written so far. */
  get length(): number {
    return this.#length;
  }

  /** Forgets the rows and keeps their memory. */
  clear(): void {
    this.#length = 0;
  }

  /** The rows, without copying; valid until the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  writeUInt8(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  writeUInt16(value: number): void {
    this.#reserve(2);
    this.#view.setUint16(this.#length, value, true);
    this.#length += 2;
  }

  writeUInt32(value: number): void {
    this.#reserve(4);
    this.#view.setUint32(this.#length, value, true);
    this.#length += 4;
  }

  /** Values of several UInt32 columns that stand side by side in an array. */
  writeUInt32s(values: Uint32Array, from: number, to: number): void {
    this.#reserve((to - from) * 4);
    const view = this.#view;
    let at = this.#length;
    for (let i = from; i < to; i++, at += 4) view.setUint32(at, values[i]!, true);
    this.#length = at;
  }

  /** A whole number up to 2^53. */
  writeUInt64(value: number): void {
    this.#reserve(8);
    this.#view.setBigUint64(this.#length, BigInt(value), true);
    this.#length += 8;
  }

  /** A string as UTF-8; a lone surrogate becomes U+FFFD. */
  writeString(value: string): void {
    this.#reserve(VARINT_BYTES + value.length * UTF8_BYTES_A_UNIT);
    this.#writeVarint(Buffer.byteLength(value, 'utf8'));
    this.#length += this.#bytes.write(value, this.#length, 'utf8');
  }

  /** A String column takes any bytes. */
  writeBytes(value: Uint8Array): void {
    this.#reserve(VARINT_BYTES + value.length);
    this.#writeVarint(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
  }

  writeUInt8Array(values: NumbersIn): void {
    this.#startArray(values.length, 1);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  writeUInt16Array(values: NumbersIn): void {
    this.#startArray(values.length, 2);
    for (let i = 0; i < values.length; i++, this.#length += 2)
      this.#view.setUint16(this.#length, values[i]!, true);
  }

  writeUInt32Array(values: NumbersIn): void {
    this.#startArray(values.length, 4);
    for (let i = 0; i < values.length; i++, this.#length += 4)
      this.#view.setUint32(this.#length, values[i]!, true);
  }

  #startArray(size: number, bytesEach: number): void {
    this.#reserve(VARINT_BYTES + size * bytesEach);
    this.#writeVarint(size);
  }

  #writeVarint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }

  #reserve(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * GROWTH));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}
