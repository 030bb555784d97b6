import type { ByteReader, ByteWriter } from '@keelerada/estonian/tagging/byte-stream';
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
    const kept: [number, number][] = [];
    for (let k = 0; k < width; k++) {
      const weight = weights[row * width + k]! * given;
      const code = Math.abs(weight) < leastWeight ? 0 : Math.round(weight / scale);
      if (code !== 0) kept.push([k, code]);
    }
    if (kept.length === 0) {
      skipped += 1;
      continue;
    }
    writer.writeNumber(skipped);
    skipped = 0;
    writer.writeNumber(kept.length);
    writer.writeBytes(marks.subarray(row, row + 1));
    writer.writeBytes(Uint8Array.from(kept.flatMap(([k, code]) => [k, code & 0xff])));
  }
  writer.writeNumber(skipped);
  writer.writeNumber(0);
}

/** Reads what `writeClassWeights` wrote. Throws a RangeError where the file ends too early. */
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
    const bytes = reader.readBytes(count * 2);
    for (let i = 0; i < bytes.length; i += 2) {
      weights[row * width + bytes[i]!] = (bytes[i + 1]! << 24) >> 24;
    }
  }
}
