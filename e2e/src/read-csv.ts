import { readFileSync } from 'node:fs';

export interface CsvFile {
  /** Lines of provenance below the table, without `# `. */
  readonly comments: readonly string[];
  /** The heading first. */
  readonly rows: readonly (readonly string[])[];
}

/** Cells of one table in CSV (RFC 4180): quoted cells may hold delimiters, line ends and doubled quotes. */
function parseCells(text: string, delimiter: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|$)`, 'gu');
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(cell)) {
    if (quoted === undefined && plain === '' && end === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === delimiter) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A number with a decimal comma as one with a point; any other cell as it is. */
function readDecimal(cell: string): string {
  return /^-?\d+,\d+$/u.test(cell) ? cell.replace(',', '.') : cell;
}

/** Reads a CSV file as the product writes them. Throws where it lacks the mark that tells spreadsheet programs of UTF-8. */
export function readCsv(file: string): CsvFile {
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The CSV has no byte order mark');
  // A note with a delimiter in it is one quoted cell.
  const end = text.search(/\r\n\r\n"?# (?!.*\r\n\r\n"?# )/su);
  const comments = text
    .slice(end)
    .trim()
    .split('\r\n')
    .flatMap((line) => parseCells(line, '\r').flat());
  const table = text.slice(1, end + 2);
  const isEstonian = table.slice(0, table.indexOf('\r\n')).includes(';');
  const rows = parseCells(table, isEstonian ? ';' : ',');
  return {
    comments: comments.map((line) => line.slice(2)),
    rows: isEstonian ? rows.map((row) => row.map(readDecimal)) : rows,
  };
}
