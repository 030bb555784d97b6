import type { DownloadTable, TableFormat } from './download-table';
import type { DownloadAnswer, DownloadMessage } from './download-worker';
import { saveTableFile } from './save-blob';
import { takeBatches } from './take-batches';

function ask(worker: Worker, message: DownloadMessage): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DownloadAnswer>) =>
      data === 'failed' ? reject(new Error('The file was not written.')) : resolve(data);
    worker.onerror = ({ message: reason }) => reject(new Error(reason));
    worker.postMessage(message);
  });
}

/** Writes every row of the table to a file and hands it to the visitor. Rejects when the file could not be written. */
export async function saveTable(table: DownloadTable, format: TableFormat, fileName: string): Promise<void> {
  const { rows, ...head } = table;
  const worker = new Worker(new URL('./download-worker.ts', import.meta.url), { type: 'module' });
  try {
    await ask(worker, { kind: 'BEGIN', head, format });
    for await (const batch of takeBatches(rows)) await ask(worker, { kind: 'ROWS', rows: batch });
    const file = await ask(worker, { kind: 'FINISH' });
    if (file !== null) saveTableFile(file, format, fileName);
  } finally {
    worker.terminate();
  }
}
