import { BYTE_ORDER_MARK, writeCsvRows, type CsvSigns } from '@keelerada/contract/fields/csv-rows';
import type { Language } from '@keelerada/contract/fields/language';
import { nameFilePart } from './name-file-part';
import type { FileHead, TableWriter } from './download-table';

/** In Estonian a comma stands before the decimals, so cells are parted by semicolons. */
export const csvSignsOf: Readonly<Record<Language, CsvSigns>> = {
  et: { delimiter: ';', decimalMark: ',' },
  en: { delimiter: ',', decimalMark: '.' },
};

/**
 * Writes a table as CSV (UTF-8 with byte order mark): the heading and every row, nothing else, so that pandas and R read it
 * as it is. The provenance is a file of its own, name and value in each row.
 */
export function createCsvWriter({ columns, provenance, language }: FileHead): TableWriter {
  const signs = csvSignsOf[language];
  const source = writeCsvRows(provenance.entries, signs);
  const heading = writeCsvRows([columns.map((column) => column.heading)], signs);
  const parts: BlobPart[] = [BYTE_ORDER_MARK, heading];
  return {
    // A blob keeps its bytes outside the memory of the script.
    addRows: (rows) => {
      if (rows.length > 0) parts.push(new Blob([writeCsvRows(rows, signs)]));
    },
    finish: () => ({
      blob: new Blob(parts),
      cutCellCount: 0,
      source: { blob: new Blob([BYTE_ORDER_MARK, source]), name: nameFilePart(provenance.sheetName) },
    }),
  };
}
