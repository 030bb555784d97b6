/** How a file parts its cells and writes its decimals. */
export interface CsvSigns {
  readonly delimiter: ',' | ';';
  readonly decimalMark: '.' | ',';
}

export const usualCsvSigns: CsvSigns = { delimiter: ',', decimalMark: '.' };

/** Spreadsheet programs know by it that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const CSV_LINE_END = '\r\n';

/**
 * Where a spreadsheet program would see the start of a formula (OWASP, CSV injection): at the start of a cell, and behind
 * whatever a program with other settings takes for the end of one.
 */
const FORMULA_START = /(?<=^|[,;\t\r\n])(?=[=+\-@\t\r])/gu;
/** Whatever parts cells or lines in some program, and spaces that one would take away. */
const NEEDS_QUOTES = /[,;"\t\r\n]|^\s|\s$/u;

/**
 * Rows of a CSV file (RFC 4180), each with its line end. Every table of the product is written by it. Numbers get the
 * decimal mark and stay numbers; any other value is text, and no spreadsheet program runs it as a formula, whichever of
 * `,` and `;` it takes for the delimiter.
 */
export function writeCsvRows(rows: readonly (readonly unknown[])[], signs: CsvSigns = usualCsvSigns): string {
  return rows
    .map((row) => row.map((cell) => writeCell(cell, signs)).join(signs.delimiter) + CSV_LINE_END)
    .join('');
}

/** A delimiter with something behind it that would begin a quoted cell or a formula. */
const CELL_START = /(?<=[,;])(?=["=+\-@])/gu;

/**
 * A line `# name: value` that tells something of the table, for programs that pass over lines with `#`: a quoted line would
 * be none. A space behind a delimiter keeps
 * JSON what it is.
 */
export function writeCsvComment(name: string, value: string): string {
  return `# ${name}: ${value.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(CELL_START, ' ')}${CSV_LINE_END}`;
}

function writeCell(cell: unknown, { delimiter, decimalMark }: CsvSigns): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') {
    const written = String(cell).replace('.', decimalMark);
    return written.includes(delimiter) ? quote(written) : written;
  }
  const text = (typeof cell === 'string' ? cell : JSON.stringify(cell)).replaceAll(FORMULA_START, "'");
  return NEEDS_QUOTES.test(text) ? quote(text) : text;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
