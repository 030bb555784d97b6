import Papa from 'papaparse';
import type { Language } from '@keelerada/contract/language';
import type { Cell, CellRow, FileHead, TableWriter } from './download-table';

/** Spreadsheet programs run a cell as a formula when it begins so (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r]/u;
/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** In Estonian a comma stands before the decimals, so cells are parted by semicolons. */
const signs: Readonly<Record<Language, { readonly delimiter: string; readonly decimalMark: string }>> = {
  et: { delimiter: ';', decimalMark: ',' },
  en: { delimiter: ',', decimalMark: '.' },
};

function writeCell(cell: Cell, decimalMark: string): Cell {
  if (typeof cell === 'number') return String(cell).replace('.', decimalMark);
  return cell !== null && FORMULA_START.test(cell) ? `'${cell}` : cell;
}

/**
 * Writes a table as CSV (RFC 4180, UTF-8 with byte order mark): the heading, every row, an empty line, then the provenance
 * as comment lines that begin with `# `; above the heading they would hide the columns from spreadsheet programs. A text that a spreadsheet program would run as a formula gets an apostrophe before it.
 */
export function createCsvWriter({ columns, provenance, language }: FileHead): TableWriter {
  const { delimiter, decimalMark } = signs[language];
  const writeRows = (rows: readonly CellRow[]) =>
    Papa.unparse(
      rows.map((row) => row.map((cell) => writeCell(cell, decimalMark))),
      { newline: LINE_END, delimiter },
    ) + LINE_END;
  const comments = provenance.entries.map(
    ([what, value]) => `# ${what}: ${value.replaceAll(/\s+/gu, ' ')}${LINE_END}`,
  );
  const heading = writeRows([columns.map((column) => column.heading)]);
  const parts: BlobPart[] = [BYTE_ORDER_MARK, heading];
  return {
    // A blob keeps its bytes outside the memory of the script.
    addRows: (rows) => {
      if (rows.length > 0) parts.push(new Blob([writeRows(rows)]));
    },
    finish: () => ({ blob: new Blob([...parts, LINE_END, ...comments]), cutCellCount: 0 }),
  };
}
