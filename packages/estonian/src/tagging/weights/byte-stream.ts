/** Writes the parts of a binary file one after another. */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 16);
  private length = 0;

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    larger.set(this.bytes);
    this.bytes = larger;
  }

  writeBytes(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** A whole number from 0 to 2^32 - 1, seven bits a byte, low bits first. */
  writeNumber(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest >= 0x80) {
      this.bytes[this.length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.bytes[this.length++] = rest;
  }

  /** Any JSON value, in ASCII. */
  writeJson(value: unknown): void {
    const json = JSON.stringify(value).replace(
      /[^\0-~]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    this.writeNumber(json.length);
    this.writeBytes(Uint8Array.from(json, (letter) => letter.charCodeAt(0)));
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** Reads what `ByteWriter` wrote. Throws a RangeError at the end of the bytes. */
export class ByteReader {
  position: number;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  readBytes(count: number): Uint8Array {
    const end = this.position + count;
    if (end > this.bytes.length) throw new RangeError('The file ends too early.');
    const part = this.bytes.subarray(this.position, end);
    this.position = end;
    return part;
  }

  readNumber(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.bytes[this.position++];
      if (byte === undefined) throw new RangeError('The file ends too early.');
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
    }
  }

  readJson(): unknown {
    const bytes = this.readBytes(this.readNumber());
    const CHUNK_BYTES = 8192;
    let json = '';
    for (let i = 0; i < bytes.length; i += CHUNK_BYTES) {
      json += String.fromCharCode(...bytes.subarray(i, i + CHUNK_BYTES));
    }
    return JSON.parse(json);
  }
}
