import { type JsonBytes, makePlainTable } from '../base/json-bytes';
import type { SegmentSections, SegmentSizes } from './segment-layout';

/** Code page place 0 says: look among the exceptions. */
export const EXCEPTION_BYTE = 0;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NEXT_LINE = 0x85;
/** `String.fromCharCode` takes its units as arguments; longer runs would overflow the stack. */
const MAX_UNITS_A_CALL = 4096;

/** The contents of a segment's texts end to end, addressed by UTF-16 unit, one or two bytes a unit. */
export class TextContent {
  readonly #bytes: Uint8Array | Uint16Array;
  /** Unit of each byte; null if the bytes are units themselves. */
  readonly #codePage: Uint16Array | null;
  /** What JSON has for each byte; null if the bytes are units themselves. */
  readonly #plain: Uint16Array | null;
  readonly #exceptionPositions: Uint32Array;
  readonly #exceptionUnits: Uint16Array;

  constructor(sizes: SegmentSizes, sections: SegmentSections) {
    const bytes = sections.contentBytes;
    const isWide = sizes.contentWidth === 2;
    this.#bytes = isWide ? new Uint16Array(bytes.buffer, bytes.byteOffset, sizes.contentUnits) : bytes;
    this.#codePage = isWide ? null : sections.codePage;
    this.#plain = isWide ? null : makePlainTable(sections.codePage);
    this.#exceptionPositions = sections.exceptionPositions;
    this.#exceptionUnits = sections.exceptionUnits;
  }

  /** The text of a half-open range of units, exactly as it was written. */
  slice(from: number, to: number): string {
    let text = '';
    for (let start = from; start < to; start += MAX_UNITS_A_CALL)
      text += this.#decode(start, Math.min(to, start + MAX_UNITS_A_CALL));
    return text;
  }

  isSpaceAt(position: number): boolean {
    return isSpace(this.#unitAt(position));
  }

  /**
   * Appends the range to JSON as one line, white space removed at both ends and each line break (CRLF counts as
   * one) a space. No string is made on the way.
   */
  writeLine(from: number, to: number, out: JsonBytes): void {
    const start = this.startAfterSpace(from, to);
    this.writeWholeLine(start, this.endBeforeSpace(start, to), out);
  }

  /** The start of the range without the white space after it. */
  startAfterSpace(from: number, to: number): number {
    let start = from;
    while (start < to && isSpace(this.#unitAt(start))) start += 1;
    return start;
  }

  /** The end of the range without the white space before it. */
  endBeforeSpace(from: number, to: number): number {
    let end = to;
    while (end > from && isSpace(this.#unitAt(end - 1))) end -= 1;
    return end;
  }

  /** The same as `writeLine`, with the white space at both ends. */
  writeWholeLine(start: number, end: number, out: JsonBytes): void {
    out.beginString(end - start);
    for (let i = this.#writePlain(start, end, out); i < end; i = this.#writePlain(i + 1, end, out)) {
      const unit = this.#unitAt(i);
      if (unit > CARRIAGE_RETURN && unit < 0x80) out.addAscii(unit);
      else if (unit === CARRIAGE_RETURN && this.#unitAt(i + 1) === LINE_FEED) continue;
      else if (isLineBreak(unit)) out.addAscii(0x20);
      else if (unit < 0xd800 || unit > 0xdfff) out.addUnit(unit);
      else if (i + 1 < end && out.addPair(unit, this.#unitAt(i + 1))) i += 1;
      else out.addEscape(unit);
    }
    out.endString();
  }

  /** Writes as far as the units are letters and signs that JSON has as they are; gives the place of the next. */
  #writePlain(from: number, to: number, out: JsonBytes): number {
    return this.#plain === null ? from : out.addPlain(this.#bytes as Uint8Array, from, to, this.#plain);
  }

  #unitAt(position: number): number {
    const byte = this.#bytes[position]!;
    if (this.#codePage === null) return byte;
    return byte === EXCEPTION_BYTE ? this.#readException(position) : this.#codePage[byte]!;
  }

  #decode(from: number, to: number): string {
    const length = to - from;
    // An array of exactly the right length is what `apply` takes quickest; twice as fast as a typed array.
    const units = new Array<number>(length);
    const bytes = this.#bytes;
    const page = this.#codePage;
    for (let i = 0; i < length; i++) {
      const byte = bytes[from + i]!;
      if (page === null) units[i] = byte;
      else units[i] = byte === EXCEPTION_BYTE ? this.#readException(from + i) : page[byte]!;
    }
    return String.fromCharCode.apply(null, units);
  }

  #readException(position: number): number {
    let low = 0;
    let high = this.#exceptionPositions.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#exceptionPositions[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return this.#exceptionUnits[low]!;
  }
}

/** What Unicode calls a mandatory break: line feed, vertical tab (Word's line break), form feed and so on. */
function isLineBreak(unit: number): boolean {
  return (
    (unit >= LINE_FEED && unit <= CARRIAGE_RETURN) || unit === NEXT_LINE || unit === 0x2028 || unit === 0x2029
  );
}

/** White space as `String.prototype.trim` sees it, and next line, which turns into a space here. */
function isSpace(unit: number): boolean {
  if (unit > 0x20 && unit < NEXT_LINE) return false;
  if (unit <= 0x20) return unit === 0x20 || (unit >= 0x09 && unit <= CARRIAGE_RETURN);
  return unit === NEXT_LINE || (unit >= 0xa0 && /\s/.test(String.fromCharCode(unit)));
}
