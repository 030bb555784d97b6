import type { JsonBytes } from '../base/json-bytes';
import { countScoreTenThousandths, SCORE_DECIMALS } from '../base/round-figures';
import type { SketchColumns } from '../token-index/token-index';
import type { RelationTotals, SketchCollocate, SketchRelationRows } from './make-sketch';

/**
 * Writes the relations of a sketch as a JSON array of objects with `seos`, `esinemisi`, `naabreid`, `vorm` and `naabrid`, and of
 * each collocate `sona`, `esinemisi`, `logDice` and `naide`. What belongs to the second word stands in `vordlus`.
 */
export function encodeSketch(
  relations: readonly SketchRelationRows[],
  first: SketchColumns,
  second: SketchColumns | undefined,
  out: JsonBytes,
): void {
  out.writeAscii('[');
  relations.forEach(({ relation, rows, ...totals }, i) => {
    out.writeAscii(`${i === 0 ? '' : ','}{"seos":"${relation}",`);
    writeTotals(totals.first, out);
    out.writeAscii(',"naabrid":[');
    rows.forEach((row, place) => {
      out.writeAscii(place === 0 ? '{"sona":' : ',{"sona":');
      out.writeString(row.collocate);
      out.writeAscii(',');
      writeCollocate(first, row.first, out);
      if (second) {
        out.writeAscii(',"vordlus":{');
        writeCollocate(second, row.second, out);
        out.writeAscii('}');
      }
      out.writeAscii('}');
    });
    out.writeAscii(']');
    if (second) {
      out.writeAscii(',"vordlus":{');
      writeTotals(totals.second, out);
      out.writeAscii('}');
    }
    out.writeAscii('}');
  });
  out.writeAscii(']');
}

function writeTotals({ pairs, collocates, form }: RelationTotals, out: JsonBytes): void {
  out.writeAscii(`"esinemisi":${pairs},"naabreid":${collocates},"vorm":`);
  if (form === '') out.writeAscii('null');
  else out.writeString(form);
}

function writeCollocate(columns: SketchColumns, found: SketchCollocate | undefined, out: JsonBytes): void {
  if (found === undefined) {
    out.writeAscii('"esinemisi":0,"logDice":null,"naide":null');
    return;
  }
  out.writeAscii(`"esinemisi":${found.count},"logDice":`);
  out.writeDecimal(countScoreTenThousandths(found.score), SCORE_DECIMALS);
  out.writeAscii(',"naide":');
  columns.readExample(found.row).forEach((piece, i) => {
    out.writeAscii(i === 0 ? '[' : ',');
    out.writeString(piece);
  });
  out.writeAscii(']');
}
