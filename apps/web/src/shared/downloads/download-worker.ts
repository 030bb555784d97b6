import type { CellRow, TableFormat, TableHead, TableWriter } from './download-table';
import { createCsvWriter } from './write-csv';
import { createXlsxWriter } from './write-xlsx';

/** What the page sends: what file to write, then its rows, then that there are no more. */
export type DownloadMessage =
  | { readonly kind: 'BEGIN'; readonly head: TableHead; readonly format: TableFormat }
  | { readonly kind: 'ROWS'; readonly rows: readonly CellRow[] }
  | { readonly kind: 'FINISH' };

/** Each message is answered: the last one with the file. */
export type DownloadAnswer = Blob | null;

let writer: TableWriter | undefined;

/** Writes files away from the page, so that 100,000 rows do not freeze it. */
self.onmessage = ({ data }: MessageEvent<DownloadMessage>) => {
  if (data.kind === 'BEGIN') writer = (data.format === 'csv' ? createCsvWriter : createXlsxWriter)(data.head);
  else if (data.kind === 'ROWS') writer?.addRows(data.rows);
  const answer: DownloadAnswer = data.kind === 'FINISH' && writer !== undefined ? writer.finish() : null;
  self.postMessage(answer);
};
