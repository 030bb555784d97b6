import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';

/** Values of all rows end to end; those of row `i` are `starts[i]` to `starts[i + 1]`. */
export interface ArrayColumn<Values> {
  readonly values: Values;
  readonly starts: Uint32Array;
}

/** What each type of ClickHouse is read as, one entry a row. 64-bit numbers are exact up to 2^53. */
export interface ColumnOfType {
  readonly UInt8: Uint8Array;
  readonly UInt16: Uint16Array;
  readonly UInt32: Uint32Array;
  readonly UInt64: Float64Array;
  readonly Int64: Float64Array;
  readonly String: string[];
  readonly Bytes: Uint8Array[];
  readonly 'Array(UInt8)': ArrayColumn<Uint8Array>;
  readonly 'Array(UInt16)': ArrayColumn<Uint16Array>;
  readonly 'Array(UInt32)': ArrayColumn<Uint32Array>;
}

/** `Bytes` is a String column that holds no text: it is read as it is. */
export type ColumnType = keyof ColumnOfType;
export type ColumnsOf<Types extends readonly ColumnType[]> = {
  -readonly [I in keyof Types]: ColumnOfType[Types[I]];
};

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

interface ColumnReader {
  /** Reads the value at an offset and gives the offset after it; `NaN`, or one past the end, if the bytes end before. */
  read(offset: number): number;
  take(): unknown;
}

const FIRST_ROWS = 256;
const HIGH_HALF = 2 ** 32;
const VARINT_LIMIT = 35;

/** A column of numbers that doubles as it fills. */
class NumberCells<Cells extends Numbers> {
  cells: Cells;
  length = 0;

  constructor(cells: Cells) {
    this.cells = cells;
  }

  reserve(more: number): void {
    if (this.length + more <= this.cells.length) return;
    const Kind = this.cells.constructor as new (size: number) => Cells;
    const larger = new Kind(Math.max(this.length + more, this.cells.length * 2));
    larger.set(this.cells);
    this.cells = larger;
  }

  take(): Cells {
    return this.cells.slice(0, this.length) as Cells;
  }
}

/**
 * Reads rows of ClickHouse's format RowBinary into columns, in the order of `types`. Throws IndexIncompleteError if the bytes
 * end inside a row.
 */
export function readRowBinary<const Types extends readonly ColumnType[]>(
  bytes: Uint8Array,
  types: Types,
): ColumnsOf<Types> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const columns = types.map((type) => makeReader(type, bytes, view));
  const end = bytes.length;
  let offset = 0;
  try {
    while (offset < end) for (const column of columns) offset = column.read(offset);
  } catch (error) {
    // A DataView says by a RangeError that a number lies outside.
    if (!(error instanceof RangeError)) throw error;
    offset = end + 1;
  }
  if (offset !== end) throw new IndexIncompleteError('An answer of the token store ends inside a row.');
  return columns.map((column) => column.take()) as ColumnsOf<Types>;
}

function makeReader(type: ColumnType, bytes: Uint8Array, view: DataView): ColumnReader {
  switch (type) {
    case 'UInt8':
      return readNumbers(new Uint8Array(FIRST_ROWS), 1, (at) => view.getUint8(at));
    case 'UInt16':
      return readNumbers(new Uint16Array(FIRST_ROWS), 2, (at) => view.getUint16(at, true));
    case 'UInt32':
      return readNumbers(new Uint32Array(FIRST_ROWS), 4, (at) => view.getUint32(at, true));
    case 'UInt64':
      return readNumbers(
        new Float64Array(FIRST_ROWS),
        8,
        (at) => view.getUint32(at + 4, true) * HIGH_HALF + view.getUint32(at, true),
      );
    case 'Int64':
      return readNumbers(
        new Float64Array(FIRST_ROWS),
        8,
        (at) => view.getInt32(at + 4, true) * HIGH_HALF + view.getUint32(at, true),
      );
    case 'String': {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return readStrings(bytes, (from, to) => text.toString('utf8', from, to));
    }
    case 'Bytes':
      return readStrings(bytes, (from, to) => bytes.subarray(from, to));
    case 'Array(UInt8)':
      return readArrays(bytes, new Uint8Array(FIRST_ROWS));
    case 'Array(UInt16)':
      return readArrays(bytes, new Uint16Array(FIRST_ROWS));
    case 'Array(UInt32)':
      return readArrays(bytes, new Uint32Array(FIRST_ROWS));
  }
}

function readNumbers(first: Numbers, size: number, get: (offset: number) => number): ColumnReader {
  const column = new NumberCells(first);
  return {
    read(offset) {
      column.reserve(1);
      column.cells[column.length++] = get(offset);
      return offset + size;
    },
    take: () => column.take(),
  };
}

function readStrings<Value>(bytes: Uint8Array, cut: (from: number, to: number) => Value): ColumnReader {
  const values: Value[] = [];
  return {
    read(offset) {
      const from = skipVarint(bytes, offset);
      const to = from + readVarint(bytes, offset);
      if (to > bytes.length) throw new RangeError();
      values.push(cut(from, to));
      return to;
    },
    take: () => values,
  };
}

/** Copies whole arrays: processors that run this keep numbers as ClickHouse sends them, the low byte first. */
function readArrays(bytes: Uint8Array, first: Uint8Array | Uint16Array | Uint32Array): ColumnReader {
  const size = first.BYTES_PER_ELEMENT;
  const values = new NumberCells(first);
  const starts = new NumberCells(new Uint32Array(FIRST_ROWS));
  starts.length = 1;
  return {
    read(offset) {
      const count = readVarint(bytes, offset);
      const from = skipVarint(bytes, offset);
      const to = from + count * size;
      if (to > bytes.length) throw new RangeError();
      values.reserve(count);
      const { buffer, byteOffset } = values.cells;
      new Uint8Array(buffer, byteOffset + values.length * size, count * size).set(bytes.subarray(from, to));
      values.length += count;
      starts.reserve(1);
      starts.cells[starts.length++] = values.length;
      return to;
    },
    take: () => ({ values: values.take(), starts: starts.take() }),
  };
}

/** Lengths stay below 2^32. */
function readVarint(bytes: Uint8Array, offset: number): number {
  let value = 0;
  for (let at = offset, shift = 0; shift < VARINT_LIMIT; at++, shift += 7) {
    if (at >= bytes.length) throw new RangeError();
    const byte = bytes[at]!;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return value;
  }
  throw new RangeError();
}

function skipVarint(bytes: Uint8Array, offset: number): number {
  let at = offset;
  while (bytes[at]! >= 0x80) at++;
  return at + 1;
}
