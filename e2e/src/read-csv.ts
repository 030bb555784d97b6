import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface CsvFile {
  /** Provenance of the second file, `name: value`. */
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

/** The rows of a file. Throws where it lacks the mark that tells spreadsheet programs of UTF-8. */
function readRows(file: string): readonly (readonly string[])[] {
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The CSV has no byte order mark');
  const table = text.slice(1);
  const isEstonian = table.slice(0, table.indexOf('\r\n')).includes(';');
  const rows = parseCells(table, isEstonian ? ';' : ',');
  return isEstonian ? rows.map((row) => row.map(readDecimal)) : rows;
}

/** Reads a CSV file as the product writes them, with the file of its source in the same folder. */
export function readCsv(file: string): CsvFile {
  const [source] = readdirSync(dirname(file)).filter(
    (name) => name.endsWith('.csv') && name !== basename(file),
  );
  if (source === undefined) throw new Error('The CSV has no file of its source');
  const comments = readRows(join(dirname(file), source)).map(([what, value]) => `${what}: ${value}`);
  return { comments, rows: readRows(file) };
}
