import type { RowBinaryWriter } from './row-binary';

/** The code unit that ends the weights of a sort key; weights stand above it, one for each unit of the word. */
const TIE_SEPARATOR = 1;

/** Writes a sort key of corpus-engine as UTF-16BE, so that the order of bytes is the Estonian order. */
export function writeSortKey(rows: RowBinaryWriter, key: string): void {
  rows.writeBytes(Buffer.from(key, 'utf16le').swap16());
}

/** Code units of the word that stands at the end of a sort key. Lone surrogates are kept, which UTF-8 cannot do. */
export function countWordUnits(key: Uint8Array): number {
  for (let unit = 0; unit * 2 < key.length; unit++)
    if (key[unit * 2] === 0 && key[unit * 2 + 1] === TIE_SEPARATOR) return unit;
  return 0;
}

export function readWordOfSortKey(key: Uint8Array): string {
  const units = countWordUnits(key);
  return Buffer.from(key.slice(key.length - units * 2))
    .swap16()
    .toString('utf16le');
}
