import type { DownloadTable, TableFormat } from './download-table';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

export interface DownloadJob {
  readonly table: DownloadTable;
  readonly format: TableFormat;
}

/** Writes files away from the page, so that 100,000 rows do not freeze it. */
self.onmessage = ({ data: { table, format } }: MessageEvent<DownloadJob>) => {
  const parts: BlobPart[] = format === 'csv' ? [writeCsv(table)] : [writeXlsx(table)];
  self.postMessage(new Blob(parts));
};
