/**
 * Model files: a JSON header and named typed arrays. Layout: 4 bytes `KLM1`, length of the header (Uint32), the header
 * (JSON in ASCII), then the arrays, each at a multiple of 8 from the start. All numbers are little-endian.
 */

const MAGIC = 0x314d4c4b; // "KLM1"
const PREFIX_BYTES = 8;
const ALIGNMENT = 8;

const ARRAY_TYPES = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i8: Int8Array,
  i16: Int16Array,
  i32: Int32Array,
  f32: Float32Array,
} as const;

type ArrayTypeName = keyof typeof ARRAY_TYPES;
export type SectionArray =
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | Int8Array
  | Int16Array
  | Int32Array
  | Float32Array;

interface Header {
  readonly meta: unknown;
  readonly sections: readonly {
    readonly name: string;
    readonly type: ArrayTypeName;
    readonly length: number;
  }[];
}

/** The arrays of a model file by name. */
export interface Sections {
  /** What the writer added to the arrays. */
  readonly meta: unknown;
  /** The array of that name; throws an Error if there is none or it has another type. */
  get<Name extends ArrayTypeName>(name: string, type: Name): InstanceType<(typeof ARRAY_TYPES)[Name]>;
}

/** Writes a model file. `meta` must be plain JSON. */
export function encodeSections(meta: unknown, sections: Readonly<Record<string, SectionArray>>): Uint8Array {
  const entries = Object.entries(sections);
  const header: Header = {
    meta,
    sections: entries.map(([name, array]) => ({ name, type: findType(array), length: array.length })),
  };
  const headerBytes = encodeAscii(JSON.stringify(header));
  let size = align(PREFIX_BYTES + headerBytes.length);
  const starts = entries.map(([, array]) => {
    const start = size;
    size = align(start + array.byteLength);
    return start;
  });
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, headerBytes.length, true);
  bytes.set(headerBytes, PREFIX_BYTES);
  entries.forEach(([, array], i) => {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), starts[i]);
  });
  return bytes;
}

/** Reads a model file; the arrays are views of `bytes` if these are aligned. Throws an Error if it is no such file. */
export function decodeSections(bytes: Uint8Array): Sections {
  const aligned = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
  const view = new DataView(aligned.buffer, aligned.byteOffset, aligned.byteLength);
  if (aligned.length < PREFIX_BYTES || view.getUint32(0, true) !== MAGIC) {
    throw new Error('This is no model file of the corrector.');
  }
  const headerLength = view.getUint32(4, true);
  const headerBytes = aligned.subarray(PREFIX_BYTES, PREFIX_BYTES + headerLength);
  const { meta, sections } = JSON.parse(decodeAscii(headerBytes)) as Header;
  const arrays = new Map<string, SectionArray>();
  let start = align(PREFIX_BYTES + headerLength);
  for (const { name, type, length } of sections) {
    const ArrayType = ARRAY_TYPES[type];
    const byteLength = length * ArrayType.BYTES_PER_ELEMENT;
    if (start + byteLength > aligned.length) throw new Error(`The model file ends inside "${name}".`);
    arrays.set(name, new ArrayType(aligned.buffer as ArrayBuffer, aligned.byteOffset + start, length));
    start = align(start + byteLength);
  }
  return {
    meta,
    get(name, type) {
      const array = arrays.get(name);
      if (!(array instanceof ARRAY_TYPES[type]))
        throw new Error(`The model file has no "${name}" (${type}).`);
      return array as never;
    },
  };
}

function align(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}

function findType(array: SectionArray): ArrayTypeName {
  const found = Object.entries(ARRAY_TYPES).find(([, type]) => array.constructor === type);
  return found![0] as ArrayTypeName;
}

/** JSON text with letters beyond ASCII escaped: not every run time of the packages has a text encoder. */
function encodeAscii(json: string): Uint8Array {
  const escaped = json.replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Uint8Array.from(escaped, (letter) => letter.charCodeAt(0));
}

function decodeAscii(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
