import papaparse from 'papaparse';
import type { TextProperty } from '../corpus-store/corpus-text';
import { ImportSourceError, type ImportProblem } from './import-item';

const FILE_COLUMN = 'file';
const ID_COLUMN = 'id';
/** Parts several values in one cell. */
const VALUE_SEPARATOR = '|';
const MAX_COLUMNS_SHOWN = 40;

export interface MetadataRow {
  /** Path of the file inside the folder or zip. */
  readonly file: string;
  readonly id: string | null;
  readonly properties: readonly TextProperty[];
  /** Line of the table, from 1 (the header). */
  readonly row: number;
}

export interface MetadataTable {
  readonly rows: readonly MetadataRow[];
  readonly problems: readonly ImportProblem[];
}

/**
 * Reads a metadata table: a column `file`, an optional `id` and one column a property, cells parted by comma,
 * semicolon or tab, several values in a cell by `|`. Throws ImportSourceError where it is no such table.
 */
export function readMetadataTable(csv: string, name: string): MetadataTable {
  const parsed = papaparse.parse<string[]>(csv.replace(/^\ufeff/u, ''), { skipEmptyLines: 'greedy' });
  const [header = [], ...lines] = parsed.data;
  const columns = header.map((column) => column.trim().normalize('NFC'));
  checkColumns(columns, name);
  const rows: MetadataRow[] = [];
  const problems: ImportProblem[] = parsed.errors
    .filter((error) => error.type === 'Quotes')
    .map((error) => ({ place: `${name}, row ${(error.row ?? 0) + 1}`, reason: error.message }));
  lines.forEach((cells, index) => {
    const row = index + 2;
    if (cells.length > columns.length) {
      const reason = `${cells.length} cells for ${columns.length} columns`;
      problems.push({ place: `${name}, row ${row}`, reason });
      return;
    }
    rows.push(readRow(columns, cells, row));
  });
  return { rows, problems };
}

function checkColumns(columns: readonly string[], name: string): void {
  const shown = columns.slice(0, MAX_COLUMNS_SHOWN).join(', ');
  if (!columns.includes(FILE_COLUMN)) {
    throw new ImportSourceError(
      `${name} has no column "${FILE_COLUMN}" that names the file of each text; its columns are: ${shown}.`,
    );
  }
  const repeated = columns.find((column, place) => columns.indexOf(column) !== place);
  if (repeated !== undefined) {
    throw new ImportSourceError(
      `${name} has the column "${repeated}" twice; put several values in one cell, parted by "${VALUE_SEPARATOR}".`,
    );
  }
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
