import type { CellRow, DownloadTable } from './download-table';

/** Rows that are written at once. */
const ROWS_AT_ONCE = 500;

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
