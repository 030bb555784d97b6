import type { CellRow, DownloadTable, TableFormat } from './download-table';
import type { DownloadAnswer, DownloadMessage } from './download-worker';
import { saveBlob } from './save-blob';

const mediaTypes: Record<TableFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Rows that are on the way at once: the next ones are made when these are written. */
const ROWS_AT_ONCE = 500;

/** Rows some at a time; rows that are there already are taken without waiting for each. */
async function* takeBatches(rows: DownloadTable['rows']): AsyncGenerator<readonly CellRow[]> {
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

function ask(worker: Worker, message: DownloadMessage): Promise<DownloadAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DownloadAnswer>) => resolve(data);
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
    if (file === null) throw new Error('The file was not written.');
    saveBlob(new Blob([file], { type: mediaTypes[format] }), `${fileName}.${format}`);
  } finally {
    worker.terminate();
  }
}
