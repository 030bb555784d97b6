import { readFileSync } from 'node:fs';

export interface CsvFile {
  /** Lines of provenance before the table, without `# `. */
  readonly comments: readonly string[];
  /** The heading first. */
  readonly rows: readonly (readonly string[])[];
}

/** Cells of one table in CSV (RFC 4180): quoted cells may hold commas, line ends and doubled quotes. */
function parseCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/gu)) {
    if (quoted === undefined && plain === '' && end === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Reads a CSV file as the product writes them. Throws where it lacks the mark that tells spreadsheet programs of UTF-8. */
export function readCsv(file: string): CsvFile {
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The CSV has no byte order mark');
  const lines = text.slice(1).split('\r\n');
  const first = lines.findIndex((line) => !line.startsWith('# '));
  return {
    comments: lines.slice(0, first).map((line) => line.slice(2)),
    rows: parseCells(lines.slice(first).join('\r\n')),
  };
}
