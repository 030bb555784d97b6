import { BROKEN_MESSAGE, FileTextError } from './file-text-error';

/** The Compound File Binary format (MS-CFB), as far as the streams of its first storage go. */
const SIGNATURE = 'd0cf11e0a1b11ae1';
const HEADER_BYTES = 512;
const DIRECTORY_ENTRY_BYTES = 128;
const HEADER_TABLE_SLOTS = 109;
/** Enough for files of 32 MB with sectors of 512 bytes. */
const MAX_TABLE_SECTORS = 512;
const MAX_REGULAR_SECTOR = 0xfffffffa;
const STREAM_TYPE = 2;
const ROOT_TYPE = 5;
/** A stream shorter than the size at this place of the header lies in sectors of 64 bytes of the root's stream (2.2, 2.4). */
const SHORT_STREAM_OFFSET = 56;
const SHORT_SECTOR_BYTES = 64;

interface DirectoryEntry {
  readonly name: string;
  readonly type: number;
  /** Numbers of the entries before and after it in its storage, and of one inside it. */
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

export interface CompoundFile {
  /** Of all streams. */
  readonly names: readonly string[];
  /** Undefined where there is no stream of that name. @throws FileTextError FileBroken */
  read(name: string): Buffer | undefined;
}

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

/** The content of the sectors that follow each other from `start`. */
function readChain(start: number, table: readonly number[], readSector: (sector: number) => Buffer): Buffer {
  const sectors: Buffer[] = [];
  for (let sector = start; sector < MAX_REGULAR_SECTOR; sector = table[sector] ?? MAX_REGULAR_SECTOR) {
    // A chain that is longer than its table runs in a circle.
    if (sectors.length > table.length) throw broken();
    sectors.push(readSector(sector));
  }
  return Buffer.concat(sectors);
}

/** For each sector the one that follows it. */
const readTable = (content: Buffer): number[] =>
  Array.from({ length: content.length >> 2 }, (_, index) => content.readUInt32LE(index * 4));

function readDirectory(content: Buffer): DirectoryEntry[] {
  return Array.from({ length: Math.floor(content.length / DIRECTORY_ENTRY_BYTES) }, (_, index) => {
    const entry = content.subarray(index * DIRECTORY_ENTRY_BYTES, (index + 1) * DIRECTORY_ENTRY_BYTES);
    return {
      name: entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)),
      type: entry.readUInt8(66),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

/** The streams of the root: those of an embedded document have the same names. */
function listStreams(entries: readonly DirectoryEntry[], root: DirectoryEntry): DirectoryEntry[] {
  const found = new Set<DirectoryEntry>();
  const open = [root.child];
  while (open.length > 0) {
    const entry = entries[open.pop()!];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    open.push(entry.left, entry.right);
  }
  return [...found].filter(({ type }) => type === STREAM_TYPE);
}

/** @throws FileTextError FileBroken */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_BYTES) throw broken();
  const readSector = getSectorReader(file);
  const table = readTable(Buffer.concat(listTableSectors(file, readSector).map(readSector)));
  const entries = readDirectory(readChain(file.readUInt32LE(48), table, readSector));
  const root = entries[0];
  if (root?.type !== ROOT_TYPE) throw broken();
  const streams = listStreams(entries, root);

  function readShort(start: number): Buffer {
    const content = readChain(root!.start, table, readSector);
    const shortTable = readTable(readChain(file.readUInt32LE(60), table, readSector));
    return readChain(start, shortTable, (sector) => {
      const at = sector * SHORT_SECTOR_BYTES;
      if (at >= content.length) throw broken();
      return content.subarray(at, at + SHORT_SECTOR_BYTES);
    });
  }

  return {
    names: streams.map(({ name }) => name),
    read(name) {
      const stream = streams.find((candidate) => candidate.name === name);
      if (!stream) return undefined;
      const isShort = stream.size < file.readUInt32LE(SHORT_STREAM_OFFSET);
      const content = isShort ? readShort(stream.start) : readChain(stream.start, table, readSector);
      return content.subarray(0, stream.size);
    },
  };
}
