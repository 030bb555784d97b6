/** The silence is measured in steps of this share of its limit. */
const STEP_SHARE = 0.1;

async function waitForNext<Item>(
  next: Promise<Item>,
  countBytes: () => number,
  limitMs: number,
  makeFailure: () => Error,
): Promise<Item> {
  let seen = countBytes();
  let quietSince = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const count = countBytes();
      if (count !== seen) quietSince = performance.now();
      else if (performance.now() - quietSince >= limitMs) reject(makeFailure());
      seen = count;
    }, limitMs * STEP_SHARE);
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearInterval(timer);
  }
}

/**
 * The items of `source`, broken off with `makeFailure` where one is waited for and `countBytes` stands still for
 * `limitMs`. The time that the reader of the items takes for itself is no silence.
 */
export async function* breakOffSilence<Item>(
  source: AsyncIterable<Item>,
  countBytes: () => number,
  limitMs: number,
  makeFailure: () => Error,
): AsyncGenerator<Item> {
  const items = source[Symbol.asyncIterator]();
  let isWaiting = false;
  try {
    for (;;) {
      const next = items.next();
      // After a silence it is no longer awaited; it fails when the connection closes.
      next.catch(() => undefined);
      isWaiting = true;
      const item = await waitForNext(next, countBytes, limitMs, makeFailure);
      isWaiting = false;
      if (item.done) return;
      yield item.value;
    }
  } finally {
    // What still waits for its next item would not end before it came.
    if (!isWaiting) await items.return?.();
  }
}
