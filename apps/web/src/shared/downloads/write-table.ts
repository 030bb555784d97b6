import type { DownloadTable, TableFormat, FileHead, TableWriter } from './download-table';
import { takeBatches } from './take-batches';
import { createCsvWriter } from './write-csv';
import { createXlsxWriter } from './write-xlsx';

export function createTableWriter(format: TableFormat, head: FileHead): TableWriter {
  return format === 'csv' ? createCsvWriter(head) : createXlsxWriter(head);
}

/** The file of a table whose rows come one after another. */
export async function writeTable({ rows, ...head }: DownloadTable, format: TableFormat): Promise<Blob> {
  const writer = createTableWriter(format, head);
  for await (const batch of takeBatches(rows)) await writer.addRows(batch);
  return writer.finish();
}
