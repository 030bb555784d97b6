import { AnnotationFormatError } from './annotation-format-error';

/** Reads what `ByteWriter` wrote; every read past the end throws AnnotationFormatError. */
export class ByteReader {
  private readonly bytes: Uint8Array;
  private readonly end: number;
  private at: number;

  constructor(bytes: Uint8Array, start: number, end: number) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  readByte(): number {
    if (this.at >= this.end) throw new AnnotationFormatError('annotation ends too early');
    const value = this.bytes[this.at]!;
    this.at += 1;
    return value;
  }

  readVarint(): number {
    let byte = this.readByte();
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    for (let shift = 7; shift < 35; shift += 7) {
      byte = this.readByte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw new AnnotationFormatError('annotation holds a number that is too long');
  }

  /** Reads a count of things that take at least one byte each, so that damage cannot ask for much memory. */
  readCount(): number {
    const count = this.readVarint();
    if (count > this.end - this.at)
      throw new AnnotationFormatError('annotation holds a count larger than its size');
    return count;
  }

  readUnits(length: number): string {
    if (length > this.end - this.at)
      throw new AnnotationFormatError('annotation holds a string longer than its size');
    let value = '';
    for (let index = 0; index < length; index += 1) value += String.fromCharCode(this.readVarint());
    return value;
  }

  readString(): string {
    return this.readUnits(this.readVarint());
  }

  isAtEnd(): boolean {
    return this.at === this.end;
  }
}
