import { MorphologyUnavailableError } from './morphology-errors';
import type { WorkerPool } from './worker-pool';

/** Enough for one worker to compute while the next batch is on its way. */
const BATCHES_IN_FLIGHT_PER_WORKER = 2;
/** UTF-16 units of one request's words; at six bytes each (an escape) well under the worker's 8 MiB. */
const MAX_BATCH_UNITS = 500_000;

export interface BatchCall<Item> {
  readonly path: string;
  readonly items: readonly Item[];
  /** Most items of one request. */
  readonly size: number;
  /** UTF-16 units of an item's words. */
  readonly measure: (item: Item) => number;
  readonly makeBody: (batch: readonly Item[]) => unknown;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Cuts a list of any length into requests, several of them in flight, and answers the rows of the worker in the order
 * of the items. The first failure ends the others.
 */
export async function sendBatches<Item, Row>(pool: WorkerPool, call: BatchCall<Item>): Promise<Row[]> {
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
      const answer = await pool.send(call.path, call.makeBody(batch), signal);
      answers[index] = readRows<Row>(answer, batch.length);
    }
  }

  const lanes = Math.min(batches.length, pool.size() * BATCHES_IN_FLIGHT_PER_WORKER);
  try {
    await Promise.all(Array.from({ length: Math.max(1, lanes) }, sendNext));
  } catch (error) {
    stop.abort();
    throw error;
  }
  return answers.flatMap((rows) => rows);
}

function cutBatches<Item>({ items, size, measure }: BatchCall<Item>): Item[][] {
  const batches: Item[][] = [];
  let batch: Item[] = [];
  let units = 0;
  for (const item of items) {
    const length = measure(item);
    if (batch.length > 0 && (batch.length >= size || units + length > MAX_BATCH_UNITS)) {
      batches.push(batch);
      batch = [];
      units = 0;
    }
    batch.push(item);
    units += length;
  }
  batches.push(batch);
  return batches;
}

/** The one list in an answer: each call of the worker answers an object with a list that is as long as the batch. */
function readRows<Row>(answer: unknown, expected: number): readonly Row[] {
  const [rows] = Object.values(answer as Readonly<Record<string, readonly Row[]>>);
  if (!Array.isArray(rows) || rows.length !== expected) {
    throw new MorphologyUnavailableError('The morphology worker answered another number of rows than asked.');
  }
  return rows as readonly Row[];
}
