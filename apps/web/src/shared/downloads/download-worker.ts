import type { CellRow, TableFormat, FileHead, TableWriter } from './download-table';
import { createTableWriter } from './write-table';

/** What the page sends: what file to write, then its rows, then that there are no more. */
export type DownloadMessage =
  | { readonly kind: 'BEGIN'; readonly head: FileHead; readonly format: TableFormat }
  | { readonly kind: 'ROWS'; readonly rows: readonly CellRow[] }
  | { readonly kind: 'FINISH' };

/** Each message is answered: the last one with the file; `failed` where it could not be written. */
export type DownloadAnswer = Blob | null | 'failed';

let writer: TableWriter | undefined;

async function write(message: DownloadMessage): Promise<DownloadAnswer> {
  if (message.kind === 'BEGIN') writer = createTableWriter(message.format, message.head);
  else if (message.kind === 'ROWS') await writer?.addRows(message.rows);
  else return (await writer?.finish()) ?? 'failed';
  return null;
}

/** Writes files away from the page, so that 100,000 rows do not freeze it. */
self.onmessage = ({ data }: MessageEvent<DownloadMessage>) => {
  const answer = (what: DownloadAnswer) => self.postMessage(what);
  write(data).then(answer, () => answer('failed'));
};
