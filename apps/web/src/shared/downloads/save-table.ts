import type { DownloadTable, TableFormat } from './download-table';
import type { DownloadAnswer, DownloadMessage } from './download-worker';
import { saveBlob } from './save-blob';

const mediaTypes: Record<TableFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

function ask(worker: Worker, message: DownloadMessage): Promise<DownloadAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DownloadAnswer>) => resolve(data);
    worker.onerror = ({ message: reason }) => reject(new Error(reason));
    worker.postMessage(message);
  });
}

/**
 * Writes every row of the table to a file in a thread of its own and hands it to the visitor; of CSV a second file says where the
 * rows come from. Resolves to the number of
 * cells that had to be cut. Rejects if the rows cannot be had, the file cannot be written or the signal aborts.
 */
export async function saveTable(
  { batches, ...head }: DownloadTable,
  format: TableFormat,
  fileName: string,
  signal?: AbortSignal,
): Promise<number> {
  const worker = new Worker(new URL('./download-worker.ts', import.meta.url), { type: 'module' });
  try {
    await ask(worker, { kind: 'BEGIN', head, format });
    for await (const rows of batches) {
      signal?.throwIfAborted();
      await ask(worker, { kind: 'ROWS', rows });
    }
    const file = await ask(worker, { kind: 'FINISH' });
    signal?.throwIfAborted();
    if (file === null) throw new Error('The file was not written.');
    saveBlob(new Blob([file.blob], { type: mediaTypes[format] }), `${fileName}.${format}`);
    if (file.source !== undefined)
      saveBlob(
        new Blob([file.source.blob], { type: mediaTypes[format] }),
        `${fileName}-${file.source.name}.${format}`,
      );
    return file.cutCellCount;
  } finally {
    worker.terminate();
  }
}
