import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findData } from '../project-files';

const BLOCK_BYTES = 512;

export interface ArchivedFile {
  /** Without folders. */
  readonly name: string;
  readonly content: string;
}

/** The plain files of a gzipped tar archive of UTF-8 texts among the data; their paths have at most 100 bytes. */
export function readTarFile(data: string): ArchivedFile[] {
  const archive = gunzipSync(readFileSync(findData(data)));
  const files: ArchivedFile[] = [];
  for (let at = 0; at + BLOCK_BYTES <= archive.length;) {
    const path = archive.toString('utf8', at, at + 100).replace(/\0.*$/su, '');
    if (path === '') break;
    const size = Number.parseInt(archive.toString('ascii', at + 124, at + 136), 8);
    const isFile = '0\0'.includes(archive.toString('ascii', at + 156, at + 157));
    const start = at + BLOCK_BYTES;
    if (isFile && size > 0) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      files.push({ name, content: archive.toString('utf8', start, start + size) });
    }
    at = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return files;
}
