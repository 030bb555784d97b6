const INITIAL_BYTES = 1024;

/** Growing byte buffer with variable-length integers (7 bits a byte, low bits first). */
export class ByteWriter {
  private bytes = new Uint8Array(INITIAL_BYTES);
  private length = 0;

  writeByte(value: number): void {
    this.makeRoom(1);
    this.bytes[this.length] = value;
    this.length += 1;
  }

  /** Writes a whole number from 0 to 2^32 - 1 in 1 to 5 bytes. */
  writeVarint(value: number): void {
    this.makeRoom(5);
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.length] = (rest & 0x7f) | 0x80;
      this.length += 1;
      rest >>>= 7;
    }
    this.bytes[this.length] = rest;
    this.length += 1;
  }

  /** Writes the UTF-16 code units of a string as varints, without its length: any string survives, lone surrogates too. */
  writeUnits(value: string): void {
    for (let index = 0; index < value.length; index += 1) this.writeVarint(value.charCodeAt(index));
  }

  writeString(value: string): void {
    this.writeVarint(value.length);
    this.writeUnits(value);
  }

  /** Writes a 32-bit number in four bytes. */
  writeUint32(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.writeByte((value >>> shift) & 0xff);
  }

  /** What was written so far; a view that later writes may overwrite. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private makeRoom(wanted: number): void {
    if (this.length + wanted <= this.bytes.length) return;
    const larger = new Uint8Array(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
  }
}
