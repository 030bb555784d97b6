import type { ByteReader, ByteWriter } from './byte-stream';

/** Weights as one-byte codes: what a step is worth, and how many steps each weight is, 0 for no weight. */
export interface WeightCodes {
  readonly step: number;
  readonly codes: Int8Array;
}

const STEP_BYTES = 4;

/** Writes weights: the size of a step, a bit for each weight that is not nought, and a byte for each of those. */
export function writeWeights(out: ByteWriter, { step: size, codes }: WeightCodes): void {
  const step = new DataView(new ArrayBuffer(STEP_BYTES));
  step.setFloat32(0, size, true);
  out.writeBytes(new Uint8Array(step.buffer));
  const bits = new Uint8Array(codes.length / 8);
  const written = new Uint8Array(codes.length);
  let count = 0;
  for (let place = 0; place < codes.length; place++) {
    const code = codes[place]!;
    if (code === 0) continue;
    bits[place >> 3]! |= 1 << (place & 7);
    written[count++] = code;
  }
  out.writeBytes(bits);
  out.writeBytes(written.slice(0, count));
}

/** Reads what `writeWeights` wrote: 2^`bits` weights. Throws a RangeError at the end of the bytes. */
export function readWeights(input: ByteReader, bits: number): WeightCodes {
  const header = input.readBytes(STEP_BYTES);
  const step = new DataView(header.buffer, header.byteOffset, STEP_BYTES).getFloat32(0, true);
  const codes = new Int8Array(2 ** bits);
  const marks = input.readBytes(codes.length / 8);
  const isThere = (place: number) => (marks[place >> 3]! >> (place & 7)) & 1;
  let count = 0;
  for (let place = 0; place < codes.length; place++) count += isThere(place);
  const written = input.readBytes(count);
  let next = 0;
  for (let place = 0; place < codes.length; place++) {
    // Codes above 127 wrap to what they were.
    if (isThere(place)) codes[place] = written[next++]!;
  }
  return { step, codes };
}
