/** Why a signal of `withTimeLimit` is aborted when the time is over. */
export class TimeLimitError extends Error {
  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`);
  }
}

/**
 * Does something with a signal that aborts after `limitMs`, with TimeLimitError as its reason, or with the given signal.
 * Rejects with that reason at once, and as `act` does. In Node.js 20 a signal of `AbortSignal.timeout` inside
 * `AbortSignal.any` may be collected before it aborts, and so may the link from a signal to the body of a `fetch` that is
 * being read: nobody waits for `act` to hear of the abort, or a silent service would be waited for without end.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  given: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  given?.throwIfAborted();
  const controller = new AbortController();
  const over = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), {
      once: true,
    });
  });
  const timer = setTimeout(() => controller.abort(new TimeLimitError(limitMs)), limitMs);
  const follow = () => controller.abort(given?.reason);
  given?.addEventListener('abort', follow, { once: true });
  try {
    return await Promise.race([act(controller.signal), over]);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', follow);
  }
}
