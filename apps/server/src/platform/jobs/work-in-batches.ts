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
