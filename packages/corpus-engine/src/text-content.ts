import { decodeUnits } from './string-table';
import type { SegmentSections, SegmentSizes } from './segment-layout';

/** Code page place 0 says: look among the exceptions. */
export const EXCEPTION_BYTE = 0;

/** The contents of a segment's texts end to end, addressed by UTF-16 unit, one or two bytes a unit. */
export class TextContent {
  readonly #narrow: Uint8Array | undefined;
  readonly #wide: Uint16Array | undefined;
  readonly #codePage: Uint16Array;
  readonly #exceptionPositions: Uint32Array;
  readonly #exceptionUnits: Uint16Array;
  #scratch = new Uint16Array(1024);

  constructor(sizes: SegmentSizes, sections: SegmentSections) {
    const bytes = sections.contentBytes;
    if (sizes.contentWidth === 2)
      this.#wide = new Uint16Array(bytes.buffer, bytes.byteOffset, sizes.contentUnits);
    else this.#narrow = bytes;
    this.#codePage = sections.codePage;
    this.#exceptionPositions = sections.exceptionPositions;
    this.#exceptionUnits = sections.exceptionUnits;
  }

  /** The text of a half-open range of units, exactly as it was written. */
  slice(from: number, to: number): string {
    this.#fill(from, to);
    return decodeUnits(this.#scratch, 0, to - from);
  }

  /** The same as one line: white space trimmed at both ends, each line break (CRLF counts as one) a space. */
  sliceLine(from: number, to: number): string {
    const { scratch, start, end } = this.readLine(from, to);
    return decodeUnits(scratch, start, end);
  }

  /** `sliceLine` as units in a scratch array that the next call of this object overwrites. */
  readLine(from: number, to: number): { scratch: Uint16Array; start: number; end: number } {
    this.#fill(from, to);
    const scratch = this.#scratch;
    const length = to - from;
    let end = 0;
    for (let i = 0; i < length; i++) {
      const unit = scratch[i]!;
      if (unit === 0x0d && i + 1 < length && scratch[i + 1] === 0x0a) continue;
      scratch[end++] = isLineBreak(unit) ? 0x20 : unit;
    }
    let start = 0;
    while (start < end && isSpace(scratch[start]!)) start++;
    while (end > start && isSpace(scratch[end - 1]!)) end--;
    return { scratch, start, end };
  }

  #fill(from: number, to: number): void {
    const length = to - from;
    if (length > this.#scratch.length) this.#scratch = new Uint16Array(length * 2);
    const scratch = this.#scratch;
    const narrow = this.#narrow;
    if (narrow === undefined) {
      for (let i = 0; i < length; i++) scratch[i] = this.#wide![from + i]!;
      return;
    }
    const page = this.#codePage;
    let exception = -1;
    for (let i = 0; i < length; i++) {
      const byte = narrow[from + i]!;
      if (byte !== EXCEPTION_BYTE) {
        scratch[i] = page[byte]!;
        continue;
      }
      exception = exception < 0 ? this.#findException(from + i) : exception + 1;
      scratch[i] = this.#exceptionUnits[exception]!;
    }
  }

  #findException(position: number): number {
    let low = 0;
    let high = this.#exceptionPositions.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#exceptionPositions[middle]! < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isLineBreak(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d || unit === 0x2028 || unit === 0x2029 || unit === 0x85;
}

/** White space as `String.prototype.trim` sees it. */
function isSpace(unit: number): boolean {
  if (unit > 0x20 && unit < 0xa0) return false;
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || /\s/.test(String.fromCharCode(unit));
}
