import { BROKEN_MESSAGE, FileTextError } from './file-text-error';

/** Just enough of the Compound File Binary format (MS-CFB) to see what a file holds before a reader is let at it. */
const SIGNATURE = 'd0cf11e0a1b11ae1';
const HEADER_BYTES = 512;
const DIRECTORY_ENTRY_BYTES = 128;
const HEADER_TABLE_SLOTS = 109;
/** Enough for files of 32 MB with sectors of 512 bytes. */
const MAX_TABLE_SECTORS = 512;
const MAX_REGULAR_SECTOR = 0xfffffffa;
const STREAM_TYPE = 2;

const broken = () => new FileTextError('FileBroken', BROKEN_MESSAGE);

export function isCompoundFile(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 8)).toString('hex') === SIGNATURE;
}

function getSectorReader(file: Buffer): (sector: number) => Buffer {
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw broken();
  const size = 1 << shift;
  return (sector) => {
    const start = (sector + 1) * size;
    if (sector >= MAX_REGULAR_SECTOR || start >= file.length) throw broken();
    return file.subarray(start, start + size);
  };
}

/** Sectors of the allocation table: the first 109 are named in the header, more in a chain of sectors of their own. */
function listTableSectors(file: Buffer, readSector: (sector: number) => Buffer): number[] {
  const sectors: number[] = [];
  for (let slot = 0; slot < HEADER_TABLE_SLOTS; slot += 1) sectors.push(file.readUInt32LE(76 + slot * 4));
  let next = file.readUInt32LE(68);
  for (let left = file.readUInt32LE(72); left > 0 && next < MAX_REGULAR_SECTOR; left -= 1) {
    if (sectors.length > MAX_TABLE_SECTORS) throw broken();
    const content = readSector(next);
    for (let at = 0; at + 8 <= content.length; at += 4) sectors.push(content.readUInt32LE(at));
    next = content.readUInt32LE(content.length - 4);
  }
  return sectors.filter((sector) => sector < MAX_REGULAR_SECTOR);
}

/** For each sector the one that follows it. */
function readChainTable(file: Buffer, readSector: (sector: number) => Buffer): number[] {
  const table: number[] = [];
  for (const sector of listTableSectors(file, readSector)) {
    const content = readSector(sector);
    for (let at = 0; at + 4 <= content.length; at += 4) table.push(content.readUInt32LE(at));
  }
  return table;
}

/** Names of all streams. @throws FileTextError FileBroken */
export function listStreamNames(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_BYTES) throw broken();
  const readSector = getSectorReader(file);
  const chain = readChainTable(file, readSector);
  const names: string[] = [];
  const seen = new Set<number>();
  for (
    let sector = file.readUInt32LE(48);
    sector < MAX_REGULAR_SECTOR;
    sector = chain[sector] ?? MAX_REGULAR_SECTOR
  ) {
    if (seen.has(sector)) throw broken();
    seen.add(sector);
    const content = readSector(sector);
    for (let at = 0; at + DIRECTORY_ENTRY_BYTES <= content.length; at += DIRECTORY_ENTRY_BYTES) {
      const nameBytes = content.readUInt16LE(at + 64);
      if (content[at + 66] !== STREAM_TYPE || nameBytes < 2 || nameBytes > 64) continue;
      names.push(content.toString('utf16le', at, at + nameBytes - 2));
    }
  }
  return names;
}
