import {
  BYTE_ORDER_MARK,
  CSV_LINE_END,
  writeCsvNote,
  writeCsvRows,
  type CsvSigns,
} from '@keelerada/contract/csv-rows';
import type { Language } from '@keelerada/contract/language';
import type { FileHead, TableWriter } from './download-table';

/** In Estonian a comma stands before the decimals, so cells are parted by semicolons. */
const signsOf: Readonly<Record<Language, CsvSigns>> = {
  et: { delimiter: ';', decimalMark: ',' },
  en: { delimiter: ',', decimalMark: '.' },
};

/**
 * Writes a table as CSV (UTF-8 with byte order mark): the heading, every row, an empty line, then the provenance as lines
 * that begin with `# `; above the heading they would hide the columns from spreadsheet programs.
 */
export function createCsvWriter({ columns, provenance, language }: FileHead): TableWriter {
  const signs = signsOf[language];
  const notes = provenance.entries.map(([what, value]) => writeCsvNote(what, value, signs));
  const heading = writeCsvRows([columns.map((column) => column.heading)], signs);
  const parts: BlobPart[] = [BYTE_ORDER_MARK, heading];
  return {
    // A blob keeps its bytes outside the memory of the script.
    addRows: (rows) => {
      if (rows.length > 0) parts.push(new Blob([writeCsvRows(rows, signs)]));
    },
    finish: () => ({ blob: new Blob([...parts, CSV_LINE_END, ...notes]), cutCellCount: 0 }),
  };
}
