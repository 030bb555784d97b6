import { readAnswer, type ReadRow } from './answer-rows';
import type { WorkerPool } from './worker-pool';

/** Enough for one worker to compute while the next batch is on its way. */
const BATCHES_IN_FLIGHT_PER_WORKER = 2;
/** UTF-16 units of one request; at three bytes each still under the worker's 8 MiB. */
const MAX_BATCH_UNITS = 2_000_000;

export interface BatchCall<Item, Row> {
  readonly path: string;
  /** Name of the list in the request. */
  readonly list: string;
  readonly items: readonly Item[];
  /** Most items of one request. */
  readonly size: number;
  /** An item as the worker takes it. */
  readonly makeItem: (item: Item) => unknown;
  readonly readRow: ReadRow<Row>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Cuts a list of any length into requests, several of them in flight, and answers the rows of the worker in the order
 * of the items. The first failure ends the others.
 */
export async function sendBatches<Item, Row>(pool: WorkerPool, call: BatchCall<Item, Row>): Promise<Row[]> {
  if (call.items.length === 0) return [];
  const batches = cutBatches(call);
  const answers = new Array<readonly Row[]>(batches.length);
  const stop = new AbortController();
  const signal = call.signal ? AbortSignal.any([call.signal, stop.signal]) : stop.signal;
  let next = 0;

  async function sendNext(): Promise<void> {
    while (next < batches.length) {
      const index = next++;
      const batch = batches[index] ?? [];
      const answer = await pool.send(call.path, `{"${call.list}":[${batch.join(',')}]}`, signal);
      answers[index] = readAnswer(answer, call.readRow, batch.length);
    }
  }

  const lanes = Math.min(batches.length, pool.size() * BATCHES_IN_FLIGHT_PER_WORKER);
  try {
    await Promise.all(Array.from({ length: Math.max(1, lanes) }, sendNext));
  } catch (error) {
    stop.abort();
    throw error;
  }
  return answers.flat();
}

/** Items as JSON, in requests of limited number and length. */
function cutBatches<Item, Row>({ items, size, makeItem }: BatchCall<Item, Row>): string[][] {
  const batches: string[][] = [];
  let batch: string[] = [];
  let units = 0;
  for (const item of items) {
    const json = JSON.stringify(makeItem(item));
    if (batch.length > 0 && (batch.length >= size || units + json.length > MAX_BATCH_UNITS)) {
      batches.push(batch);
      batch = [];
      units = 0;
    }
    batch.push(json);
    units += json.length;
  }
  batches.push(batch);
  return batches;
}
