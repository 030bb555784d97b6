import type { CancelFlag } from '../base/cancellation';
import { throwIfCancelled } from '../base/cancellation';
import type { JsonBytes } from '../base/json-bytes';
import { encodeAscii } from '../base/json-bytes';
import { roundPercentage } from '../base/round-figures';
import type { UsageFinder } from './cluster-usages';
import type { Clusters } from './count-clusters';

export interface EncodedRows {
  /** First row to write, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Usages in a row at most. */
  readonly usageLimit: number;
}

/** Rows between two looks at the cancel flag. */
const ROWS_A_CHECK = 512;

/**
 * Appends rows of clusters as JSON objects with commas between them (no brackets): `frequency`, `percentage` (share of all
 * occurrences, 2 decimals), `markups` (the names of the places), `usages` (word sequences as written, the most frequent
 * first), `usageFrequencies` and `usageTotal` (different ones in all). Throws QueryCancelledError.
 */
export function encodeClusters(
  clusters: Clusters,
  finder: UsageFinder,
  { from, to, usageLimit }: EncodedRows,
  out: JsonBytes,
  cancel?: CancelFlag,
): void {
  const end = Math.min(to, clusters.order.length);
  for (let row = from; row < end; row++) {
    if (row % ROWS_A_CHECK === 0) throwIfCancelled(cancel);
    if (row > from) out.writePiece(COMMA);
    const cluster = clusters.order[row]!;
    writeRow(clusters, cluster, out);
    const usages = finder.find(cluster, usageLimit, cancel);
    out.writePiece(USAGES);
    usages.places.forEach((place, i) => {
      if (i > 0) out.writePiece(COMMA);
      writeUsage(clusters, place, out);
    });
    out.writePiece(USAGE_FREQUENCIES);
    usages.counts.forEach((count, i) => {
      if (i > 0) out.writePiece(COMMA);
      out.writeInteger(count);
    });
    out.writePiece(USAGE_TOTAL);
    out.writeInteger(usages.total);
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

function writeRow({ stream, windows, occurrences }: Clusters, cluster: number, out: JsonBytes): void {
  const count = windows.counts[cluster]!;
  out.writePiece(FREQUENCY);
  out.writeInteger(count);
  out.writePiece(PERCENTAGE);
  const percentage = roundPercentage(count, occurrences);
  out.writeDecimal(Math.round(percentage * 10 ** PERCENTAGE_DECIMALS), PERCENTAGE_DECIMALS);
  out.writePiece(MARKUPS);
  windows.keys.forEach((column, i) => {
    if (i > 0) out.writePiece(COMMA);
    out.writeString(stream.nameOf(column[cluster]!));
  });
}

function writeUsage({ stream, length }: Clusters, place: number, out: JsonBytes): void {
  let words = stream.nameOfWord(stream.words[place]!);
  for (let i = 1; i < length; i++) words += ` ${stream.nameOfWord(stream.words[place + i]!)}`;
  out.writeString(words);
}
