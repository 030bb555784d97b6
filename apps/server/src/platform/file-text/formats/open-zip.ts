import { isUtf8 } from 'node:buffer';
import { crc32, inflateRawSync } from 'node:zlib';
import { BROKEN_MESSAGE, FileTextError } from './file-text-error';

/** All limits count bytes after inflating, or entries. */
export interface ZipLimits {
  entries: number;
  declaredBytes: number;
  inflatedBytes: number;
}

/** An office document of 10 MB stays far below these limits; a zip bomb exceeds them. */
const DOCUMENT_ZIP_LIMITS: ZipLimits = {
  entries: 5_000,
  declaredBytes: 512 * 1024 * 1024,
  inflatedBytes: 64 * 1024 * 1024,
};

interface ZipEntry {
  isEncrypted: boolean;
  method: number;
  checksum: number;
  packedSize: number;
  size: number;
  offset: number;
}

/** A zip held in memory. Names are keys to look up, never paths on a disk. */
export interface OpenZip {
  /** Names of all entries, folders (ending in a slash) included. */
  names: readonly string[];
  has(name: string): boolean;
  read(name: string): Uint8Array;
  isEncrypted: boolean;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const MAX_COMMENT_BYTES = 0xffff;
/** General purpose flag bits 0 and 6 (APPNOTE 4.4.4): the entry is encrypted. */
const ENCRYPTED_FLAGS = 0x41;
/** Bit 11: the name is UTF-8 (APPNOTE appendix D). */
const UTF8_FLAG = 0x800;
const STORED = 0;
const DEFLATED = 8;
/** Method number of entries encrypted with AES (APPNOTE appendix E). */
const AES = 99;

const broken = () => new FileTextError('FileBroken', BROKEN_MESSAGE);

function makeTooComplex(limit: number): FileTextError {
  return new FileTextError(
    'FileTooComplex',
    'The file unpacks to far more than a document needs and is not read.',
    limit,
  );
}

function findEnd(zip: Buffer): number {
  const lowest = Math.max(0, zip.length - END_SIZE - MAX_COMMENT_BYTES);
  for (let at = zip.length - END_SIZE; at >= lowest; at -= 1) {
    if (zip.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw broken();
}

interface DirectoryEntry {
  /** UTF-8 if it can be, else ISO-8859-1: the names that are looked up are ASCII. */
  readonly name: string;
  readonly entry: ZipEntry;
  readonly next: number;
}

function readEntry(zip: Buffer, at: number): DirectoryEntry {
  if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY_SIGNATURE) throw broken();
  const extraAt = at + 46 + zip.readUInt16LE(at + 28);
  const extraEnd = extraAt + zip.readUInt16LE(at + 30);
  const method = zip.readUInt16LE(at + 10);
  const flags = zip.readUInt16LE(at + 8);
  const header = zip.subarray(at + 46, extraAt);
  return {
    name: header.toString((flags & UTF8_FLAG) !== 0 || isUtf8(header) ? 'utf8' : 'latin1'),
    entry: {
      isEncrypted: (flags & ENCRYPTED_FLAGS) !== 0 || method === AES,
      method,
      checksum: zip.readUInt32LE(at + 16),
      packedSize: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    },
    next: extraEnd + zip.readUInt16LE(at + 32),
  };
}

function readDirectory(zip: Buffer, limits: ZipLimits): ReadonlyMap<string, ZipEntry> {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > limits.entries) throw makeTooComplex(limits.entries);
  const entries = new Map<string, ZipEntry>();
  let declared = 0;
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const { name, entry, next } = readEntry(zip, at);
    // Programs disagree on which of two entries of one name counts, so the file is refused.
    if (entries.has(name)) throw broken();
    declared += entry.size;
    if (declared > limits.declaredBytes) throw makeTooComplex(limits.declaredBytes);
    entries.set(name, entry);
    at = next;
  }
  return entries;
}

function inflate(packed: Buffer, limit: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: limit });
  } catch (error) {
    // The declared size may be false: the limit holds while inflating.
    if (error instanceof RangeError) throw makeTooComplex(limit);
    throw broken();
  }
}

function readContent(zip: Buffer, entry: ZipEntry, limit: number): Buffer {
  if (entry.isEncrypted) throw makeEncrypted();
  if (entry.size > limit) throw makeTooComplex(limit);
  const local = entry.offset;
  if (local + 30 > zip.length || zip.readUInt32LE(local) !== LOCAL_SIGNATURE) throw broken();
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  if (start + entry.packedSize > zip.length) throw broken();
  const packed = zip.subarray(start, start + entry.packedSize);
  if (entry.method !== STORED && entry.method !== DEFLATED) throw broken();
  const content = entry.method === STORED ? packed : inflate(packed, Math.max(1, limit));
  if (content.length !== entry.size || crc32(content) !== entry.checksum) throw broken();
  return content;
}

export function makeEncrypted(): FileTextError {
  return new FileTextError(
    'FileEncrypted',
    'The file is protected by a password. Save a copy without protection and upload that.',
  );
}

/**
 * Opens a zip held in memory; entries are inflated only when read, all together up to `limits.inflatedBytes`.
 * @throws FileTextError FileBroken, FileTooComplex; `read` also FileEncrypted
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits = DOCUMENT_ZIP_LIMITS): OpenZip {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(zip, limits);
  let left = limits.inflatedBytes;
  return {
    isEncrypted: [...entries.values()].some((entry) => entry.isEncrypted),
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw broken();
      const content = readContent(zip, entry, left);
      left -= content.length;
      return content;
    },
  };
}
