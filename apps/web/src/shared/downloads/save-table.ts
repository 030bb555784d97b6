import type { DownloadTable, TableFormat } from './download-table';
import type { DownloadJob } from './download-worker';
import { saveBlob } from './save-blob';

const mediaTypes: Record<TableFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Writes every row of the table to a file and hands it to the visitor. Rejects when the file could not be written. */
export async function saveTable(table: DownloadTable, format: TableFormat, fileName: string): Promise<void> {
  const worker = new Worker(new URL('./download-worker.ts', import.meta.url), { type: 'module' });
  try {
    const blob = await new Promise<Blob>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ table, format } satisfies DownloadJob);
    });
    saveBlob(new Blob([blob], { type: mediaTypes[format] }), `${fileName}.${format}`);
  } finally {
    worker.terminate();
  }
}
