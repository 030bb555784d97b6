import type { CellRow, FileHead, TableFile, TableFormat, TableWriter } from './download-table';
import { createCsvWriter } from './write-csv';
import { createXlsxWriter } from './write-xlsx';

/** What the page sends: which file to write, then its rows, then that there are no more. */
export type DownloadMessage =
  | { readonly kind: 'BEGIN'; readonly head: FileHead; readonly format: TableFormat }
  | { readonly kind: 'ROWS'; readonly rows: readonly CellRow[] }
  | { readonly kind: 'FINISH' };

/** Every message is answered, the last one with the file. */
export type DownloadAnswer = TableFile | null;

let writer: TableWriter | undefined;

function write(message: DownloadMessage): DownloadAnswer {
  if (message.kind === 'BEGIN')
    writer = message.format === 'csv' ? createCsvWriter(message.head) : createXlsxWriter(message.head);
  else if (message.kind === 'ROWS') writer?.addRows(message.rows);
  else return writer?.finish() ?? null;
  return null;
}

/** Writes files outside the page's thread, so that 100,000 rows do not freeze it. */
self.onmessage = ({ data }: MessageEvent<DownloadMessage>) => self.postMessage(write(data));
