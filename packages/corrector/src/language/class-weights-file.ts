import type { ByteReader, ByteWriter } from '@keelerada/estonian/tagging/weights/byte-stream';
import type { ClassWeights } from './class-weights';

const MOST_STEPS = 127;

/**
 * Writes weights in one byte each, those that round to zero left out. `leastWeight`: smaller ones count as zero.
 */
export function writeClassWeights(
  writer: ByteWriter,
  { classes, rowBits, weights, scale: given, marks }: ClassWeights,
  leastWeight: number,
): void {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight * given));
  const scale = most / MOST_STEPS || 1;
  writer.writeJson({ classes, rowBits, scale });
  const width = classes.length;
  let skipped = 0;
  for (let row = 0; row < 1 << rowBits; row++) {
    const codes = Int8Array.from({ length: width }, (_, k) => {
      const weight = weights[row * width + k]! * given;
      return Math.abs(weight) < leastWeight ? 0 : Math.round(weight / scale);
    });
    const kept = [...codes.keys()].filter((k) => codes[k] !== 0);
    if (kept.length === 0) {
      skipped += 1;
      continue;
    }
    writer.writeNumber(skipped);
    skipped = 0;
    writer.writeNumber(kept.length);
    writer.writeBytes(marks.subarray(row, row + 1));
    writer.writeBytes(isMasked(kept.length, width) ? makeMask(kept, width) : Uint8Array.from(kept));
    writer.writeBytes(Uint8Array.from(kept, (k) => codes[k]! & 0xff));
  }
  writer.writeNumber(skipped);
  writer.writeNumber(0);
}

/** Reads what `writeClassWeights` wrote. Throws a RangeError if the file ends too early. */
export function readClassWeights(reader: ByteReader): ClassWeights {
  const { classes, rowBits, scale } = reader.readJson() as Omit<ClassWeights, 'weights' | 'marks'>;
  const width = classes.length;
  const weights = new Int8Array((1 << rowBits) * width);
  const marks = new Uint8Array(1 << rowBits);
  let row = -1;
  for (;;) {
    row += reader.readNumber() + 1;
    const count = reader.readNumber();
    if (count === 0) return { classes, rowBits, weights, scale, marks };
    marks[row] = reader.readBytes(1)[0]!;
    const places = isMasked(count, width)
      ? readMask(reader.readBytes(Math.ceil(width / 8)), width)
      : reader.readBytes(count);
    const codes = reader.readBytes(count);
    places.forEach((k, i) => (weights[row * width + k] = (codes[i]! << 24) >> 24));
  }
}

/** The classes of a row are a bit mask where that is shorter than a list of their numbers. */
function isMasked(count: number, width: number): boolean {
  return count > Math.ceil(width / 8);
}

function makeMask(places: readonly number[], width: number): Uint8Array {
  const mask = new Uint8Array(Math.ceil(width / 8));
  for (const k of places) mask[k >> 3]! |= 1 << (k & 7);
  return mask;
}

function readMask(mask: Uint8Array, width: number): number[] {
  const places: number[] = [];
  for (let k = 0; k < width; k++) if ((mask[k >> 3]! >> (k & 7)) & 1) places.push(k);
  return places;
}
