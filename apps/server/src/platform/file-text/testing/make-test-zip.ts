import { constants, crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip made for a test; everything that a hostile zip lies about can be set. */
export interface TestZipEntry {
  readonly name: string;
  readonly content?: string | Uint8Array;
  /** Bytes as they stand in the file, instead of the deflated content. */
  readonly packed?: Uint8Array;
  readonly declaredSize?: number;
  readonly flags?: number;
  readonly method?: number;
}

const DEFLATED = 8;
const MEGABYTE = 1024 * 1024;

function packEntry(entry: TestZipEntry) {
  const content = Buffer.from(entry.content ?? '');
  const packed = Buffer.from(entry.packed ?? deflateRawSync(content));
  const fixed = Buffer.alloc(26);
  fixed.writeUInt16LE(20, 0);
  fixed.writeUInt16LE(entry.flags ?? 0, 2);
  fixed.writeUInt16LE(entry.method ?? DEFLATED, 4);
  fixed.writeUInt32LE(crc32(content), 10);
  fixed.writeUInt32LE(packed.length, 14);
  fixed.writeUInt32LE(entry.declaredSize ?? content.length, 18);
  fixed.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return { fixed, packed, name: Buffer.from(entry.name) };
}

export function makeTestZip(entries: readonly TestZipEntry[]): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { fixed, packed, name } of entries.map(packEntry)) {
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fixed, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fixed, tail, name);
    body.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...body, ...directory, Buffer.from('PK\x05\x06'), end]);
}

/** Deflated zeros that inflate to so many megabytes; a run of them is made once and repeated. */
export function deflateZeros(megabytes: number): Buffer {
  const run = deflateRawSync(Buffer.alloc(16 * MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    ...Array.from({ length: megabytes / 16 }, () => run),
    deflateRawSync(Buffer.alloc(0)),
  ]);
}
