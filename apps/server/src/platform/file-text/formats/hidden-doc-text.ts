/** Places in the head of a .doc (MS-DOC 2.5): of the table of pages with character properties in the table stream, and its size. */
const RUN_TABLE_OFFSET = 0xfa;
const RUN_TABLE_SIZE_OFFSET = 0xfe;
const PAGE_BYTES = 512;
/** Text that is hidden (sprmCFVanish); an odd operand says that it is. */
const HIDDEN_PROPERTY = 0x083c;
/** Bytes of an operand by the highest three bits of its property (2.6); 0 where the next byte tells. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];

/** A stretch of the text as it lies in the file, in bytes. */
interface ByteRange {
  readonly from: number;
  readonly to: number;
}

export interface TextPiece {
  text: string;
  readonly startFilePos: number;
  /** Bytes of a character. */
  readonly bpc: number;
}

/** Where the hidden runs of a .doc lie. Throws RangeError for a broken table. */
function listHiddenRuns(document: Buffer, tables: Buffer): ByteRange[] {
  const start = document.readUInt32LE(RUN_TABLE_OFFSET);
  const size = document.readUInt32LE(RUN_TABLE_SIZE_OFFSET);
  const pages = Math.max(0, Math.floor((size - 4) / 8));
  const hidden: ByteRange[] = [];
  for (let index = 0; index < pages; index += 1) {
    const number = tables.readUInt32LE(start + (pages + 1) * 4 + index * 4);
    const page = document.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES);
    const runs = page.readUInt8(PAGE_BYTES - 1);
    for (let run = 0; run < runs; run += 1) {
      const place = 2 * page.readUInt8((runs + 1) * 4 + run);
      if (place === 0) continue;
      const properties = page.subarray(place + 1, place + 1 + page.readUInt8(place));
      if (isHidden(properties))
        hidden.push({ from: page.readUInt32LE(run * 4), to: page.readUInt32LE(run * 4 + 4) });
    }
  }
  return hidden;
}

function isHidden(properties: Buffer): boolean {
  let found = false;
  for (let at = 0; at + 2 < properties.length;) {
    const property = properties.readUInt16LE(at);
    if (property === HIDDEN_PROPERTY) found = (properties.readUInt8(at + 2) & 1) === 1;
    const bytes = OPERAND_BYTES[property >> 13]!;
    at += 2 + (bytes || 1 + properties.readUInt8(at + 2));
  }
  return found;
}

/** Overwrites hidden text with NUL, as word-extractor does with deleted text: lengths stay. */
export function dropHiddenText(pieces: readonly TextPiece[], document: Buffer, tables: Buffer): void {
  for (const { from, to } of listHiddenRuns(document, tables)) {
    for (const piece of pieces) {
      const start = Math.max(0, Math.floor((from - piece.startFilePos) / piece.bpc));
      const end = Math.min(piece.text.length, Math.floor((to - piece.startFilePos) / piece.bpc));
      if (start < end)
        piece.text = piece.text.slice(0, start) + '\0'.repeat(end - start) + piece.text.slice(end);
    }
  }
}
