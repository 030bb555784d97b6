import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { openZip, type OpenZip, type ZipLimits } from '../file-text/open-zip';
import { readUnsureNames, type NameReading } from './read-unsure-names';

/** Files of a collection, in a folder or a zip. Names are paths with slashes. */
export interface TextCollection {
  readonly path: string;
  /** The folder's or the zip's name without its ending. */
  readonly title: string;
  readonly names: readonly string[];
  readonly totalBytes: number;
  /** The same files by other readings of their names, the likelier first, where a zip does not tell its code page. */
  readonly otherReadings: readonly TextCollection[];
  read(name: string): Promise<Uint8Array>;
}

/** The user's own collection, not a stranger's upload: room for a whole corpus. */
const COLLECTION_ZIP_LIMITS: ZipLimits = {
  entries: 65_535,
  declaredBytes: 2 * 1024 ** 3 - 1,
  inflatedBytes: 2 * 1024 ** 3 - 1,
};

/** What systems leave in folders and archives by themselves. */
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
  return {
    path,
    // `.` and `folder/.` have the name of the folder they stand for.
    title: basename(resolve(path)),
    names,
    totalBytes: names.length,
    otherReadings: [],
    read: (name) => readFile(join(path, name)),
  };
}

/** Rejects with a FileTextError where the zip is broken. */
export async function openTextZip(path: string): Promise<TextCollection> {
  const zip = openZip(await readFile(path), COLLECTION_ZIP_LIMITS);
  const { size } = await stat(path);
  const readings = await readUnsureNames(zip.unsureNames);
  // A reading that gives two files one name is none.
  const [first = new Map(), ...others] = readings.filter((reading) => {
    return new Set(zip.names.map((name) => reading.get(name) ?? name)).size === zip.names.length;
  });
  const otherReadings = others.map((reading) => readZip(path, size, zip, reading));
  return { ...readZip(path, size, zip, first), otherReadings };
}

function readZip(path: string, size: number, zip: OpenZip, reading: NameReading): TextCollection {
  const zipNames = new Map(zip.names.map((name) => [reading.get(name) ?? name, name]));
  return {
    path,
    title: basename(path).replace(/\.zip$/iu, ''),
    names: [...zipNames.keys()].filter((name) => !name.endsWith('/') && isOwnFile(name)).sort(),
    totalBytes: size,
    otherReadings: [],
    read: (name) => Promise.resolve(zip.read(zipNames.get(name) ?? name)),
  };
}
