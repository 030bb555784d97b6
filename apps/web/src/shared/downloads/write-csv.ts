import Papa from 'papaparse';
import type { Cell, DownloadTable } from './download-table';

/** Spreadsheet programs run a cell as a formula when it begins so (OWASP, CSV injection). */
const FORMULA_START = /^[=+\-@\t\r]/u;
/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const guardText = (cell: Cell): Cell =>
  typeof cell === 'string' && FORMULA_START.test(cell) ? `'${cell}` : cell;

/**
 * Writes a table as CSV (RFC 4180, UTF-8 with byte order mark): provenance as comment lines that begin with `# `, the
 * heading, then every row. A text that a spreadsheet program would run as a formula gets an apostrophe before it.
 */
export function writeCsv({ columns, rows, provenance }: DownloadTable): string {
  const comments = provenance.entries.map(([what, value]) => `# ${what}: ${value.replaceAll(/\s+/gu, ' ')}`);
  const heading = columns.map((column) => guardText(column.heading));
  const table = Papa.unparse([heading, ...rows.map((row) => row.map(guardText))], { newline: '\r\n' });
  return BYTE_ORDER_MARK + [...comments, table, ''].join('\r\n');
}
