/** Why a signal of `withTimeLimit` is aborted when the time is over. */
export class TimeLimitError extends Error {
  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`);
  }
}

/**
 * Does something with a signal that aborts after `limitMs`, with TimeLimitError as its reason, or with the given signal. In
 * Node.js 20 a signal of `AbortSignal.timeout` inside `AbortSignal.any` may be collected before it aborts, so that a silent
 * service would be waited for without end; the timer here holds its signal. Rejects with the reason of the given signal if
 * that is aborted already, and as `act` does.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  given: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  given?.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new TimeLimitError(limitMs)), limitMs);
  const follow = () => controller.abort(given?.reason);
  given?.addEventListener('abort', follow, { once: true });
  try {
    return await act(controller.signal);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', follow);
  }
}
