import { setTimeout as sleep } from 'node:timers/promises';

export interface BatchWork<Batch, Result> {
  readonly batches: AsyncIterable<Batch>;
  readonly work: (batch: Batch) => Promise<Result>;
  /** Called with one result after the other, in the order of the batches. */
  readonly store: (result: Result) => Promise<void>;
  readonly batchesAtOnce: number;
  readonly signal?: AbortSignal | undefined;
}

/** Works on a few batches at once and stores what is done. Rejects as the work, the store or the signal does. */
export async function workInBatches<Batch, Result>({
  batches,
  work,
  store,
  batchesAtOnce,
  signal,
}: BatchWork<Batch, Result>): Promise<void> {
  const running: Promise<Result>[] = [];
  const storeFirst = async (): Promise<void> => store(await running.shift()!);
  try {
    for await (const batch of batches) {
      signal?.throwIfAborted();
      const result = work(batch);
      // Rejections are met when their turn comes, not before.
      result.catch(() => undefined);
      running.push(result);
      if (running.length >= batchesAtOnce) await storeFirst();
    }
    while (running.length > 0) await storeFirst();
  } finally {
    await Promise.allSettled(running);
  }
  signal?.throwIfAborted();
}

interface StoredText {
  readonly content: string;
  /** Place in the order of arrival. */
  readonly sequence: number;
}

/** Texts that wait, in order of arrival, in batches of at least so many characters; the last of each read may be shorter. */
export async function* readTextBatches<Text extends StoredText>(
  readAfter: (sequence: number) => Promise<readonly Text[]>,
  batchCharacters: number,
): AsyncGenerator<Text[]> {
  let after = 0;
  for (;;) {
    const waiting = await readAfter(after);
    const last = waiting.at(-1);
    if (!last) return;
    let batch: Text[] = [];
    let characters = 0;
    for (const text of waiting) {
      batch.push(text);
      characters += text.content.length;
      if (characters < batchCharacters) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
    if (batch.length > 0) yield batch;
    after = last.sequence;
  }
}

export interface Patience {
  /** Whether a failure may pass. */
  readonly mayPass: (error: unknown) => boolean;
  readonly signal?: AbortSignal | undefined;
  /** Hears before each wait what it waits for, and for how many seconds. */
  readonly onWait?: ((reason: Error, seconds: number) => void) | undefined;
  /** By default it is asked again for minutes. */
  readonly mostWaits?: number | undefined;
  /** Stands in for the clock in tests. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Before each further try: some minutes together, after which what gave nothing counts as gone. */
const PAUSES_MS = [1_000, 5_000, 15_000, ...Array<number>(8).fill(30_000)];

/** Asks again after a while: a service on a machine under load, or one that starts anew, is late and not gone. */
export async function askPatiently<Answer>(ask: () => Promise<Answer>, patience: Patience): Promise<Answer> {
  const { mayPass, signal, onWait, mostWaits } = patience;
  const { pause = (ms) => sleep(ms, undefined, signal && { signal }) } = patience;
  for (const pauseMs of PAUSES_MS.slice(0, mostWaits)) {
    try {
      return await ask();
    } catch (error) {
      if (!mayPass(error)) throw error;
      onWait?.(error as Error, pauseMs / 1000);
      await pause(pauseMs).catch(() => undefined);
      if (signal?.aborted === true) throw error;
    }
  }
  return ask();
}
