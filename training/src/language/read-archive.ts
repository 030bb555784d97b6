import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const BLOCK_BYTES = 512;
const NAME_BYTES = 100;
const SIZE_FIELD = [124, 136] as const;
const TYPE_FIELD = 156;

/** The text files of a `.tar.gz` archive: base name and content. Reads the plain ustar layout. */
export function readArchive(file: URL): { name: string; text: string }[] {
  const bytes = gunzipSync(readFileSync(file));
  const found: { name: string; text: string }[] = [];
  for (let at = 0; at + BLOCK_BYTES <= bytes.length && bytes[at] !== 0;) {
    const name = bytes.toString('utf8', at, at + NAME_BYTES).replace(/\0.*$/su, '');
    const size = Number.parseInt(bytes.toString('latin1', at + SIZE_FIELD[0], at + SIZE_FIELD[1]), 8);
    const isFile = ['0', '\0'].includes(String.fromCharCode(bytes[at + TYPE_FIELD]!));
    const start = at + BLOCK_BYTES;
    if (isFile)
      found.push({ name: name.split('/').at(-1)!, text: bytes.toString('utf8', start, start + size) });
    at = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return found;
}
