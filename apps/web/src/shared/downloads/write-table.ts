import type { CellRow, DownloadTable, TableFormat, TableHead, TableWriter } from './download-table';
import { createCsvWriter } from './write-csv';
import { createXlsxWriter } from './write-xlsx';

/** Rows that are written at once. */
const ROWS_AT_ONCE = 500;

export function createTableWriter(format: TableFormat, head: TableHead): TableWriter {
  return format === 'csv' ? createCsvWriter(head) : createXlsxWriter(head);
}

/** Rows some at a time; rows that are there already are taken without waiting for each. */
export async function* takeBatches(rows: DownloadTable['rows']): AsyncGenerator<readonly CellRow[]> {
  let batch: CellRow[] = [];
  const add = (row: CellRow): readonly CellRow[] | null => {
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) return null;
    const full = batch;
    batch = [];
    return full;
  };
  if (Symbol.iterator in rows) {
    for (const row of rows) {
      const full = add(row);
      if (full !== null) yield full;
    }
  } else {
    for await (const row of rows) {
      const full = add(row);
      if (full !== null) yield full;
    }
  }
  yield batch;
}

/** The file of a table whose rows come one after another. */
export async function writeTable({ rows, ...head }: DownloadTable, format: TableFormat): Promise<Blob> {
  const writer = createTableWriter(format, head);
  for await (const batch of takeBatches(rows)) await writer.addRows(batch);
  return writer.finish();
}
