import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry } from 'yauzl';

/** Files of a collection, in a folder or a zip. Names are paths with slashes. */
export interface TextCollection {
  readonly path: string;
  /** The folder's or the zip's name without its ending. */
  readonly title: string;
  readonly names: readonly string[];
  /** Of all files, unpacked. */
  readonly totalBytes: number;
  read(name: string): Promise<Uint8Array>;
  close(): void;
}

/** A larger file in a zip is no text and no table; it is refused before it fills the memory. */
export const MAX_FILE_BYTES = 256 * 1024 * 1024;
/** Bit 11 of the general purpose flags: the name is UTF-8 (APPNOTE 4.4.4). */
const UTF8_FLAG = 0x800;
/** Extra field with the name in UTF-8 (APPNOTE 4.6.9); yauzl reads it. */
const UNICODE_PATH = 0x7075;

/** Files that systems write into folders and archives by themselves. */
function isOwnFile(name: string): boolean {
  return !name
    .split('/')
    .some((part) => part.startsWith('.') || part.startsWith('~$') || part === '__MACOSX');
}

export async function openTextFolder(path: string): Promise<TextCollection> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isOwnFile)
    .sort();
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(path, name))).size));
  return {
    path,
    // `.` and `folder/.` are resolved to the name of the folder.
    title: basename(resolve(path)),
    names,
    totalBytes: sizes.reduce((sum, size) => sum + size, 0),
    read: (name) => readFile(join(path, name)),
    close: () => undefined,
  };
}

/** A zip (also zip64) whose files are read from the disk one by one. Rejects if it is broken or its names are unclear. */
export async function openTextZip(path: string): Promise<TextCollection> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = readName(entry);
      // Programs disagree on which of two entries of one name counts.
      if (entries.has(name)) throw new Error(`the zip holds two files named "${name}"`);
      entries.set(name, entry);
    }
  } catch (error) {
    zip.close();
    throw error;
  }

  async function read(name: string): Promise<Uint8Array> {
    const entry = entries.get(name);
    if (!entry) throw new Error(`the zip has no file "${name}"`);
    if (entry.isEncrypted()) throw new Error('it is protected by a password');
    if (entry.uncompressedSize > MAX_FILE_BYTES) throw new Error(`it is larger than ${MAX_FILE_BYTES} bytes`);
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32) throw new Error('it is damaged in the zip');
    return content;
  }

  return {
    path,
    title: basename(path).replace(/\.zip$/iu, ''),
    names: [...entries.keys()].filter((name) => !name.endsWith('/') && isOwnFile(name)).sort(),
    totalBytes: [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
    read,
    close: () => zip.close(),
  };
}

function readName({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const isMarked =
    (generalPurposeBitFlag & UTF8_FLAG) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);
  if (isMarked) return fileName;
  // Some programs write UTF-8 without the mark.
  if (isUtf8(fileNameRaw)) return fileNameRaw.toString('utf8');
  throw new Error(
    'the zip does not say in which encoding its file names are; unpack it and import the folder, or pack it again ' +
      'with names in UTF-8',
  );
}
