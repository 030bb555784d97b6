import Papa from 'papaparse';
import type { Cell, CellRow, FileHead, TableWriter } from './download-table';

/** Spreadsheet programs run a cell as a formula when it begins so (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r]/u;
/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

const guardText = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA_START.test(cell) ? `'${cell}` : cell;

const writeRows = (rows: readonly CellRow[]) =>
  Papa.unparse(
    rows.map((row) => row.map(guardText)),
    { newline: LINE_END },
  ) + LINE_END;

/**
 * Writes a table as CSV (RFC 4180, UTF-8 with byte order mark): provenance as comment lines that begin with `# `, the
 * heading, then every row. A text that a spreadsheet program would run as a formula gets an apostrophe before it.
 */
export function createCsvWriter({ columns, provenance }: FileHead): TableWriter {
  const comments = provenance.entries.map(
    ([what, value]) => `# ${what}: ${value.replaceAll(/\s+/gu, ' ')}${LINE_END}`,
  );
  const heading = writeRows([columns.map((column) => column.heading)]);
  const parts: BlobPart[] = [BYTE_ORDER_MARK, ...comments, heading];
  return {
    // A blob keeps its bytes outside the memory of the script.
    addRows: (rows) => {
      if (rows.length > 0) parts.push(new Blob([writeRows(rows)]));
    },
    finish: () => ({ blob: new Blob(parts), cutCellCount: 0 }),
  };
}
