import papaparse from 'papaparse';
import type { TextProperty } from '../../store/corpus-text';
import { ImportSourceError, type ImportProblem } from './import-item';

const FILE_COLUMN = 'file';
const ID_COLUMN = 'id';
/** Parts several values in one cell. */
const VALUE_SEPARATOR = '|';
const CELL_SEPARATORS = [',', ';', '\t'] as const;
/** How Excel is told, in the first line, what parts the cells. */
const SEPARATOR_LINE = /^"?sep=([^\n"])"?[,;\t]*\n/iu;
const MAX_COLUMNS_SHOWN = 40;

export interface MetadataRow {
  /** Path of the file inside the folder or zip. */
  readonly file: string;
  readonly id: string | null;
  readonly properties: readonly TextProperty[];
  /** Line of the file where the row starts, from 1. */
  readonly row: number;
}

export interface MetadataTable {
  readonly rows: readonly MetadataRow[];
  readonly problems: readonly ImportProblem[];
}

/**
 * Reads a metadata table: a column `file`, an optional `id` and one column a property, cells separated by comma,
 * semicolon or tab (or what a first line `sep=;` of Excel says), several values in a cell by `|`. Throws
 * ImportSourceError where it is no such table, or where a quote does not close: what belongs to which row is then unsure.
 */
export function readMetadataTable(csv: string, name: string): MetadataTable {
  const text = csv.replace(/^\ufeff/u, '').replace(/\r\n?/gu, '\n');
  const separatorLine = SEPARATOR_LINE.exec(text);
  const table = separatorLine ? text.slice(separatorLine[0].length) : text;
  const delimiter = separatorLine?.[1] ?? findSeparator(table);
  const parsed = papaparse.parse<string[]>(table, { newline: '\n', delimiter });
  const lines = numberLines(parsed.data, separatorLine ? 2 : 1);
  const misquoted = parsed.errors.find((error) => error.type === 'Quotes');
  if (misquoted) throw makeQuoteError(name, lines[misquoted.row ?? 0]?.row ?? 1);
  const [header, ...rest] = lines.filter(({ cells }) => cells.length > 0);
  const columns = (header?.cells ?? []).map((column) => column.trim().normalize('NFC'));
  checkColumns(columns, name);
  const rows: MetadataRow[] = [];
  const problems: ImportProblem[] = [];
  for (const { cells, row } of rest) {
    if (cells.length > columns.length) {
      const reason = `${cells.length} cells for ${columns.length} columns`;
      problems.push({ place: `${name}, row ${row}`, reason });
    } else rows.push(readRow(columns, cells, row));
  }
  return { rows, problems };
}

/** What parts the cell "file" from the others in the header. Cells below may hold any of the separators. */
function findSeparator(table: string): string {
  const header = /\S.*/u.exec(table)?.[0] ?? '';
  const namesFile = (separator: string) =>
    header.split(separator).some((cell) => cell.trim().replaceAll('"', '') === FILE_COLUMN);
  const most = (left: string, right: string) => header.split(right).length - header.split(left).length;
  return CELL_SEPARATORS.find(namesFile) ?? [...CELL_SEPARATORS].sort(most)[0]!;
}

interface TableLine {
  /** Without the empty cells at the end, which spreadsheets leave. */
  readonly cells: readonly string[];
  /** Line of the file where it starts. */
  readonly row: number;
}

/** A cell may go over several lines of the file. */
function numberLines(data: readonly (readonly string[])[], first: number): TableLine[] {
  let next = first;
  return data.map((cells) => {
    const row = next;
    next += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    const last = cells.findLastIndex((cell) => cell.trim() !== '');
    return { cells: cells.slice(0, last + 1), row };
  });
}

function makeQuoteError(name: string, row: number): ImportSourceError {
  return new ImportSourceError(
    `${name}, row ${row}: a cell that starts with a quote does not end with one before its separator, so it is unsure ` +
      'where this row and those after it end. A quote inside a quoted cell is written twice ("").',
  );
}

function checkColumns(columns: readonly string[], name: string): void {
  const shown = columns.slice(0, MAX_COLUMNS_SHOWN).join(', ');
  if (!columns.includes(FILE_COLUMN))
    throw new ImportSourceError(
      `${name} has no column "${FILE_COLUMN}" that names the file of each text; its columns are: ${shown}.`,
    );
  const repeated = columns.find((column, place) => column !== '' && columns.indexOf(column) !== place);
  if (repeated !== undefined)
    throw new ImportSourceError(
      `${name} has the column "${repeated}" twice; put several values in one cell, separated by "${VALUE_SEPARATOR}".`,
    );
}

function readRow(columns: readonly string[], cells: readonly string[], row: number): MetadataRow {
  const cellOf = (column: string) => cells[columns.indexOf(column)]?.trim() ?? '';
  const properties = columns.flatMap((column, place) => {
    if (column === FILE_COLUMN || column === ID_COLUMN) return [];
    const cell = cells[place] ?? '';
    if (column === '' && cell.trim() === '') return [];
    return cell.split(VALUE_SEPARATOR).map((value) => ({ name: column, value }));
  });
  const id = columns.includes(ID_COLUMN) ? cellOf(ID_COLUMN) : '';
  return { file: cellOf(FILE_COLUMN), id: id === '' ? null : id, properties, row };
}
