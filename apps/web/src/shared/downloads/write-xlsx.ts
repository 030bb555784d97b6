import ExcelJS from 'exceljs';
import type { DownloadTable } from './download-table';

/** Characters that XML 1.0 cannot hold; a workbook with one of them does not open. */
// eslint-disable-next-line no-control-regex -- these are the very characters that must go
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

/** Writes a table as an Excel workbook: the rows on the first sheet, provenance on the second. Texts never become formulas. */
export async function writeXlsx({
  sheetName,
  columns,
  rows,
  provenance,
}: DownloadTable): Promise<ArrayBuffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(cleanSheetName(sheetName), { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.addRow(columns.map(({ heading }) => heading)).font = { bold: true };
  for (const row of rows)
    sheet.addRow(row.map((cell) => (typeof cell === 'string' ? cleanText(cell) : cell)));
  columns.forEach(({ heading, numberFormat }, index) => {
    const column = sheet.getColumn(index + 1);
    const longest = rows.slice(0, 200).map((row) => String(row[index] ?? '').length);
    column.width = Math.min(MAX_COLUMN_WIDTH, Math.max(LEAST_COLUMN_WIDTH, heading.length + 2, ...longest));
    if (numberFormat !== undefined) column.numFmt = numberFormat;
  });
  const origin = workbook.addWorksheet(cleanSheetName(provenance.sheetName));
  for (const [what, value] of provenance.entries) origin.addRow([cleanText(what), cleanText(value)]);
  origin.getColumn(1).width = 24;
  origin.getColumn(2).width = MAX_COLUMN_WIDTH;
  return await workbook.xlsx.writeBuffer();
}
