import { Zip, ZipDeflate, strToU8 } from 'fflate';
import type { CellRow, DownloadColumn, FileHead, TableWriter } from './download-table';
import {
  MAX_CELL_CHARACTERS,
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

/** Cuts texts that Excel would refuse or cut without a word, and counts them. */
function makeCutter(mark: string) {
  let cutCellCount = 0;
  const cutRow = (row: CellRow): CellRow =>
    row.map((cell) => {
      if (typeof cell !== 'string' || cell.length <= MAX_CELL_CHARACTERS) return cell;
      cutCellCount += 1;
      return cell.slice(0, MAX_CELL_CHARACTERS - mark.length) + mark;
    });
  return { cutRows: (rows: readonly CellRow[]) => rows.map(cutRow), readCount: () => cutCellCount };
}

/** An archive that is written part by part. */
function createArchive() {
  const packed: BlobPart[] = [];
  const archive = new Zip((error, bytes) => {
    if (error !== null) throw error;
    // A blob keeps its bytes outside the memory of the script.
    packed.push(new Blob([bytes]));
  });
  const open = (name: string) => {
    const part = new ZipDeflate(name);
    archive.add(part);
    return (content: string, isLast = false) => part.push(strToU8(content), isLast);
  };
  const finish = () => {
    archive.end();
    return new Blob(packed);
  };
  return { open, finish };
}

/**
 * Writes a table as an Excel workbook: the rows on the first sheet, provenance on the second. Texts never become
 * formulas. Column widths follow the rows that are added first.
 */
export function createXlsxWriter({ sheetName, columns, cutMark, provenance }: FileHead): TableWriter {
  const archive = createArchive();
  const cutter = makeCutter(cutMark);
  const styles = listStyles(columns);
  const begin = (rows: readonly CellRow[]) => {
    for (const [name, content] of writeFrame([sheetName, provenance.sheetName], listFormats(columns)))
      archive.open(name)(content, true);
    const widths = columns.map((column, index) => measureColumn(column, index, rows));
    const write = archive.open('xl/worksheets/sheet1.xml');
    write(writeSheetStart(widths, true) + writeHeadingRow(columns.map(({ heading }) => heading)));
    return write;
  };
  let write: ReturnType<typeof begin> | undefined;
  return {
    addRows: (rows) => {
      write ??= begin(rows);
      write(writeRows(cutter.cutRows(rows), styles));
    },
    finish: () => {
      write ??= begin([]);
      write(SHEET_END, true);
      const entries = writeRows(cutter.cutRows(provenance.entries), []);
      const sheet = writeSheetStart(PROVENANCE_WIDTHS, false) + entries + SHEET_END;
      archive.open('xl/worksheets/sheet2.xml')(sheet, true);
      return { blob: archive.finish(), cutCellCount: cutter.readCount() };
    },
  };
}
