import { type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { encodeAscii, type JsonBytes } from '../base/json-bytes';
import { roundPercentage } from '../base/round-figures';
import { writeLevels } from '../levels/write-levels';
import type { ClusterRows } from './cluster-table';

/** Rows between two looks at the cancel flag. */
const ROWS_A_CHECK = 512;

/**
 * Appends rows of clusters as JSON objects with commas between them (no brackets): `frequency`, `percentage` (share of all
 * occurrences, 2 decimals), `markups` (the names of the places), `usages` (word sequences as written, the most frequent
 * first), `usageFrequencies`, `usageTotal` (different ones in all) and, where levels are known, `tasemed`. Throws QueryCancelledError.
 */
export function encodeClusters(
  rows: ClusterRows,
  occurrences: number,
  out: JsonBytes,
  cancel?: CancelFlag,
): void {
  for (let row = rows.from; row < rows.to; row++) {
    if (row % ROWS_A_CHECK === 0) throwIfCancelled(cancel);
    if (row > rows.from) out.writePiece(COMMA);
    writeRow(rows, row, occurrences, out);
    const usages = rows.findUsages(row);
    out.writePiece(USAGES);
    for (let i = 0; i < usages.words.length; i++) {
      if (i > 0) out.writePiece(COMMA);
      out.writeString(usages.words[i]!);
    }
    out.writePiece(USAGE_FREQUENCIES);
    for (let i = 0; i < usages.words.length; i++) {
      if (i > 0) out.writePiece(COMMA);
      out.writeInteger(usages.counts[i]!);
    }
    out.writePiece(USAGE_TOTAL);
    out.writeInteger(usages.total);
    const levels = rows.countByLevel?.(row) ?? null;
    if (levels !== null) writeLevels(levels, 0, out);
    out.writePiece(ROW_END);
  }
}

const FREQUENCY = encodeAscii('{"frequency":');
const PERCENTAGE = encodeAscii(',"percentage":');
const MARKUPS = encodeAscii(',"markups":[');
const USAGES = encodeAscii('],"usages":[');
const USAGE_FREQUENCIES = encodeAscii('],"usageFrequencies":[');
const USAGE_TOTAL = encodeAscii('],"usageTotal":');
const ROW_END = encodeAscii('}');
const COMMA = encodeAscii(',');
const PERCENTAGE_DECIMALS = 2;

function writeRow(rows: ClusterRows, row: number, occurrences: number, out: JsonBytes): void {
  const count = rows.countOccurrences(row);
  out.writePiece(FREQUENCY);
  out.writeInteger(count);
  out.writePiece(PERCENTAGE);
  const percentage = roundPercentage(count, occurrences);
  out.writeDecimal(Math.round(percentage * 10 ** PERCENTAGE_DECIMALS), PERCENTAGE_DECIMALS);
  out.writePiece(MARKUPS);
  for (let place = 0; place < rows.length; place++) {
    if (place > 0) out.writePiece(COMMA);
    out.writeString(rows.nameOf(row, place));
  }
}
