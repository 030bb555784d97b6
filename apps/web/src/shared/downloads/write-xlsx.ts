import { Zip, ZipDeflate, strToU8 } from 'fflate';
import type { CellRow, DownloadColumn, TableHead, TableWriter } from './download-table';
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
/** Of 9: quick, and texts are packed to about a fifth. */
const PACK_LEVEL = 4;

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
export function createXlsxWriter({ sheetName, columns, provenance }: TableHead): TableWriter {
  const packed: BlobPart[] = [];
  const archive = new Zip((error, bytes) => {
    if (error !== null) throw error;
    packed.push(bytes);
  });
  const open = (name: string) => {
    const file = new ZipDeflate(name, { level: PACK_LEVEL });
    archive.add(file);
    return {
      write: (text: string) => file.push(strToU8(text)),
      close: () => file.push(new Uint8Array(0), true),
    };
  };
  const add = (name: string, content: string) => {
    const file = open(name);
    file.write(content);
    file.close();
  };
  const styles = listStyles(columns);
  for (const [name, content] of writeFrame([sheetName, provenance.sheetName], listFormats(columns)))
    add(name, content);
  const sheet = open('xl/worksheets/sheet1.xml');
  let isBegun = false;
  const begin = (rows: readonly CellRow[]) => {
    if (isBegun) return;
    isBegun = true;
    const widths = columns.map((column, index) => measureColumn(column, index, rows));
    sheet.write(writeSheetStart(widths, true) + writeHeadingRow(columns.map(({ heading }) => heading)));
  };
  return {
    addRows: (rows) => {
      begin(rows);
      sheet.write(writeRows(rows, styles));
    },
    finish: () => {
      begin([]);
      sheet.write(SHEET_END);
      sheet.close();
      const entries = writeRows(provenance.entries, []);
      add('xl/worksheets/sheet2.xml', writeSheetStart(PROVENANCE_WIDTHS, false) + entries + SHEET_END);
      archive.end();
      return new Blob(packed);
    },
  };
}
