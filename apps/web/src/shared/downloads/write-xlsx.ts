import type { SheetData } from 'write-excel-file/universal';
import writeExcelFile from 'write-excel-file/universal';
import type { Cell, DownloadColumn, DownloadTable } from './download-table';

/** Characters that XML 1.0 cannot hold; a workbook with one of them does not open. */
const NOT_IN_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Most characters a cell may hold in Excel. */
const MAX_CELL_CHARACTERS = 32_767;
const MAX_COLUMN_WIDTH = 60;
const LEAST_COLUMN_WIDTH = 10;
/** Excel forbids these in the name of a sheet, and more than 31 characters. */
const NOT_IN_SHEET_NAME = /[\\/*?:[\]]/gu;
const MAX_SHEET_NAME = 31;

const cleanText = (text: string) => text.replaceAll(NOT_IN_XML, '').slice(0, MAX_CELL_CHARACTERS);
const cleanSheetName = (name: string) => name.replaceAll(NOT_IN_SHEET_NAME, ' ').slice(0, MAX_SHEET_NAME);

/** How many rows are looked at to find the width of a column. */
const ROWS_FOR_WIDTH = 200;

function makeCell(cell: Cell | undefined, column: DownloadColumn | undefined): SheetData[number][number] {
  if (cell === null || cell === undefined) return null;
  // The type is always said: a text that begins with = then stays a text.
  if (typeof cell === 'string') return { type: String, value: cleanText(cell) };
  return { type: Number, value: cell, ...(column?.numberFormat ? { format: column.numberFormat } : {}) };
}

function measureColumn(
  { heading }: DownloadColumn,
  index: number,
  rows: DownloadTable['rows'],
): { width: number } {
  const lengths = rows.slice(0, ROWS_FOR_WIDTH).map((row) => String(row[index] ?? '').length);
  return { width: Math.min(MAX_COLUMN_WIDTH, Math.max(LEAST_COLUMN_WIDTH, heading.length + 2, ...lengths)) };
}

/** Writes a table as an Excel workbook: the rows on the first sheet, provenance on the second. Texts never become formulas. */
export async function writeXlsx({ sheetName, columns, rows, provenance }: DownloadTable): Promise<Blob> {
  const headings = columns.map(
    ({ heading }) => ({ type: String, value: cleanText(heading), fontWeight: 'bold' }) as const,
  );
  return await writeExcelFile([
    {
      sheet: cleanSheetName(sheetName),
      data: [headings, ...rows.map((row) => columns.map((column, index) => makeCell(row[index], column)))],
      columns: columns.map((column, index) => measureColumn(column, index, rows)),
      stickyRowsCount: 1,
    },
    {
      sheet: cleanSheetName(provenance.sheetName),
      data: provenance.entries.map((entry) => entry.map((text) => makeCell(text, undefined))),
      columns: [{ width: 24 }, { width: MAX_COLUMN_WIDTH }],
    },
  ]).toBlob();
}
