import { Zip, ZipDeflate, strToU8 } from 'fflate';
import type { CellRow, DownloadColumn, FileHead, TableWriter, Cell } from './download-table';
import { escapeXml } from '@keelerada/estonian/xml/write-xml';

/** Parts of an Excel workbook (ECMA-376, SpreadsheetML): the least that spreadsheet programs need. */

/** Most UTF-16 units that Excel keeps in a cell. */
const MAX_CELL_CHARACTERS = 32_767;
/** Excel forbids these, and more than 31 characters, in the name of a sheet. */
const NOT_IN_SHEET_NAME = /[\\/*?:[\]]/gu;
const MAX_SHEET_NAME = 31;
/** First free number format; lower numbers are built in. */
const FIRST_NUMBER_FORMAT = 164;
/** Cell styles: plain, bold headings, then one for each number format. */
const BOLD_STYLE = 1;
const FIRST_FORMAT_STYLE = 2;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_ML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function writeTextCell(text: string, style: number): string {
  const value = escapeXml(text, '');
  // With its type stated, a text that begins with = stays a text.
  return `<c t="inlineStr"${style === 0 ? '' : ` s="${style}"`}><is><t xml:space="preserve">${value}</t></is></c>`;
}

/** Different number formats of the columns, in the order of their styles. */
function listFormats(columns: readonly DownloadColumn[]): readonly string[] {
  return [
    ...new Set(columns.flatMap(({ numberFormat }) => (numberFormat === undefined ? [] : [numberFormat]))),
  ];
}

/** One row; `styles` are those of the numbers of each column. */
function writeRow(cells: readonly Cell[], styles: readonly number[]): string {
  let row = '<row>';
  cells.forEach((cell, index) => {
    if (cell === null) row += '<c/>';
    else if (typeof cell === 'string') row += writeTextCell(cell, 0);
    else row += `<c s="${styles[index] ?? 0}"><v>${cell}</v></c>`;
  });
  return `${row}</row>`;
}

function writeHeadingRow(headings: readonly string[]): string {
  return `<row>${headings.map((heading) => writeTextCell(heading, BOLD_STYLE)).join('')}</row>`;
}

/** Style of the numbers of each column. */
function listStyles(columns: readonly DownloadColumn[]): readonly number[] {
  const formats = listFormats(columns);
  return columns.map(({ numberFormat }) =>
    numberFormat === undefined ? 0 : FIRST_FORMAT_STYLE + formats.indexOf(numberFormat),
  );
}

/** The sheet up to its first row. Widths are in characters. */
function writeSheetStart(widths: readonly number[], isHeadingFrozen: boolean): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = isHeadingFrozen
    ? `<sheetView workbookViewId="0">${pane}</sheetView>`
    : '<sheetView workbookViewId="0"/>';
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

const SHEET_END = '</sheetData></worksheet>';

function writeStyles(formats: readonly string[]): string {
  const numFmts = formats.map(
    (format, index) =>
      `<numFmt numFmtId="${FIRST_NUMBER_FORMAT + index}" formatCode="${escapeXml(format)}"/>`,
  );
  const xfs = formats.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_NUMBER_FORMAT + index}" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>`,
  );
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>';
  return [
    `${XML}<styleSheet xmlns="${MAIN}">`,
    formats.length > 0 ? `<numFmts count="${formats.length}">${numFmts.join('')}</numFmts>` : '',
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    `<cellStyleXfs count="1">${plain}</cellStyleXfs>`,
    `<cellXfs count="${FIRST_FORMAT_STYLE + formats.length}">${plain}`,
    `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" applyFont="1"/>${xfs.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

/** All parts but the sheets: name in the archive and content. */
function writeFrame(
  sheetNames: readonly string[],
  formats: readonly string[],
): readonly (readonly [string, string])[] {
  const numbers = sheetNames.map((_, index) => index + 1);
  const sheets = sheetNames.map((name, index) => {
    const clean = escapeXml(name.replaceAll(NOT_IN_SHEET_NAME, ' ').slice(0, MAX_SHEET_NAME), '');
    return `<sheet name="${clean}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`;
  });
  const relate = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const relations = (...items: readonly string[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${SHEET_ML}.${kind}+xml"/>`;
  return [
    [
      '[Content_Types].xml',
      [
        `${XML}<Types xmlns="${PACKAGE}/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        '<Default Extension="xml" ContentType="application/xml"/>',
        override('workbook', 'sheet.main'),
        override('styles', 'styles'),
        ...numbers.map((number) => override(`worksheets/sheet${number}`, 'worksheet')),
        '</Types>',
      ].join(''),
    ],
    ['_rels/.rels', relations(relate(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        ...numbers.map((number) => relate(number, 'worksheet', `worksheets/sheet${number}.xml`)),
        relate(numbers.length + 1, 'styles', 'styles.xml'),
      ),
    ],
    ['xl/styles.xml', writeStyles(formats)],
  ];
}

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
