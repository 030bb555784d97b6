import {
  HEADER_CELLS,
  HEADER_CHECKSUM_CELL,
  HEADER_MAGIC_CELL,
  HEADER_VERSION_CELL,
  SEGMENT_MAGIC,
  SEGMENT_VERSION,
  measureSegment,
  readSizes,
} from './segment-layout';
import { Segment } from './segment';

export type SnapshotFault = 'NOT_A_SEGMENT' | 'OTHER_VERSION' | 'TRUNCATED' | 'CHECKSUM_MISMATCH';

/** A snapshot that cannot be read: the index is then built from the annotations. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  readonly fault: SnapshotFault;

  constructor(fault: SnapshotFault) {
    super(`The index snapshot cannot be read: ${fault}.`);
    this.fault = fault;
  }
}

/**
 * The segment as bytes: a view of its own buffer, nothing is copied. They hold the version of the layout and a
 * checksum, in the byte order of the machine (little-endian on every machine Node.js runs on today).
 */
export function serializeSegment(segment: Segment): Uint8Array {
  const bytes = measureSegment(segment.sizes);
  const cells = new Uint32Array(segment.buffer, 0, bytes / 4);
  cells[HEADER_CHECKSUM_CELL] = computeChecksum(cells);
  return new Uint8Array(segment.buffer, 0, bytes);
}

/**
 * A segment from the bytes of `serializeSegment`. Uses the buffer itself if the bytes start it (so read a file
 * into a SharedArrayBuffer to share the segment), else copies. Throws SnapshotError for anything that is not a whole,
 * unharmed segment of this version.
 */
export function deserializeSegment(bytes: Uint8Array): Segment {
  if (bytes.byteLength < HEADER_CELLS * 4) throw new SnapshotError('TRUNCATED');
  const buffer = bytes.byteOffset === 0 ? bytes.buffer : copyToShared(bytes);
  const header = new Uint32Array(buffer, 0, HEADER_CELLS);
  if (header[HEADER_MAGIC_CELL] !== SEGMENT_MAGIC) throw new SnapshotError('NOT_A_SEGMENT');
  if (header[HEADER_VERSION_CELL] !== SEGMENT_VERSION) throw new SnapshotError('OTHER_VERSION');
  const expected = measureSegment(readSizes(header));
  if (expected !== bytes.byteLength) throw new SnapshotError('TRUNCATED');
  const cells = new Uint32Array(buffer, 0, expected / 4);
  if (header[HEADER_CHECKSUM_CELL] !== computeChecksum(cells)) throw new SnapshotError('CHECKSUM_MISMATCH');
  return new Segment(buffer);
}

function copyToShared(bytes: Uint8Array): SharedArrayBuffer {
  const buffer = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}

const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;

/** FNV-1a over 32-bit cells without the checksum's own; every step is a bijection, so one changed cell always shows. */
function computeChecksum(cells: Uint32Array): number {
  let hash = FNV_BASIS;
  for (let cell = 0; cell < HEADER_CHECKSUM_CELL; cell++) hash = mix(hash, cells[cell]!);
  for (let cell = HEADER_CHECKSUM_CELL + 1; cell < cells.length; cell++) hash = mix(hash, cells[cell]!);
  return hash >>> 0;
}

function mix(hash: number, cell: number): number {
  return Math.imul(hash ^ cell, FNV_PRIME);
}
