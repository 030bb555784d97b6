import { Zip } from 'fflate';
import type { CellRow, DownloadColumn, FileHead, TableWriter } from './download-table';
import { PackedFile } from './packed-file';
import {
  SHEET_END,
  listFormats,
  listStyles,
  writeFrame,
  writeHeadingRow,
  writeRow,
  writeSheetStart,
} from './xlsx-parts';

const MAX_COLUMN_WIDTH = 60;
const LEAST_COLUMN_WIDTH = 10;
const PROVENANCE_WIDTHS = [24, MAX_COLUMN_WIDTH];
/** How many rows are looked at to find the width of a column. */
const ROWS_FOR_WIDTH = 200;

function measureColumn({ heading }: DownloadColumn, index: number, rows: readonly CellRow[]): number {
  const lengths = rows.slice(0, ROWS_FOR_WIDTH).map((row) => String(row[index] ?? '').length);
  return Math.min(MAX_COLUMN_WIDTH, Math.max(LEAST_COLUMN_WIDTH, heading.length + 2, ...lengths));
}

const writeRows = (rows: readonly CellRow[], styles: readonly number[]) =>
  rows.map((row) => writeRow(row, styles)).join('');

/**
 * Writes a table as an Excel workbook: the rows on the first sheet, provenance on the second. Texts never become
 * formulas. The widths of the columns follow the rows that are added first.
 */
export function createXlsxWriter({ sheetName, columns, provenance }: FileHead): TableWriter {
  const packed: BlobPart[] = [];
  const archive = new Zip((error, bytes) => {
    if (error !== null) throw error;
    packed.push(bytes);
  });
  const open = (name: string) => {
    const file = new PackedFile(name);
    archive.add(file);
    return file;
  };
  const add = async (name: string, content: string) => {
    const file = open(name);
    await file.write(content);
    await file.close();
  };
  const styles = listStyles(columns);
  let sheet: PackedFile | undefined;
  const begin = async (rows: readonly CellRow[]): Promise<PackedFile> => {
    for (const [name, content] of writeFrame([sheetName, provenance.sheetName], listFormats(columns)))
      await add(name, content);
    const widths = columns.map((column, index) => measureColumn(column, index, rows));
    const file = open('xl/worksheets/sheet1.xml');
    await file.write(writeSheetStart(widths, true) + writeHeadingRow(columns.map(({ heading }) => heading)));
    return file;
  };
  return {
    addRows: async (rows) => {
      sheet ??= await begin(rows);
      await sheet.write(writeRows(rows, styles));
    },
    finish: async () => {
      sheet ??= await begin([]);
      await sheet.write(SHEET_END);
      await sheet.close();
      const entries = writeRows(provenance.entries, []);
      await add('xl/worksheets/sheet2.xml', writeSheetStart(PROVENANCE_WIDTHS, false) + entries + SHEET_END);
      archive.end();
      return new Blob(packed);
    },
  };
}
