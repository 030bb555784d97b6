import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { ComputePool } from '../../platform/compute/compute-pool';
import type { IndexedTextName, TextToIndex } from './index-source';
import type { SavedSegment } from './index-snapshot';
import { buildSegmentTask } from './segment-tasks';

const BATCH_TEXTS = 100;

/** Sends texts to a thread that makes a segment of them; null if there are none. Reads one batch ahead at most. */
export async function buildThroughPort(
  pool: ComputePool,
  texts: AsyncIterable<TextToIndex & IndexedTextName>,
): Promise<SavedSegment | null> {
  const { port1, port2 } = new MessageChannel();
  const names: IndexedTextName[] = [];
  const result = pool.run(buildSegmentTask, port2);
  // The build may fail while a batch is being read; it is awaited below in any case.
  result.catch(() => undefined);
  try {
    for await (const batch of takeBatches(texts)) {
      await Promise.race([send(port1, batch), result]);
      names.push(...batch.map(({ id, ordinal }) => ({ id, ordinal })));
    }
    port1.postMessage([]);
    const buffer = await result;
    return names.length === 0 ? null : { buffer, texts: names };
  } finally {
    port1.close();
  }
}

async function send(port: MessagePort, batch: readonly (TextToIndex & IndexedTextName)[]): Promise<void> {
  const received = once(port, 'message');
  port.postMessage(batch.map(({ id, content, annotationBytes }) => ({ id, content, annotationBytes })));
  await received;
}

async function* takeBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH_TEXTS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
