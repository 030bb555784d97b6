import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { TimeLimitError, withTimeLimit } from './time-limit';

const waitForAbort = (signal: AbortSignal) =>
  once(new EventTarget(), 'never', { signal }).then(() => 'heard');

describe('withTimeLimit', () => {
  it('aborts when the time is over and says why', async () => {
    let heard: unknown;
    const waiting = withTimeLimit(20, undefined, async (signal) => {
      await waitForAbort(signal).catch(() => undefined);
      heard = signal.reason;
    });
    await expect(waiting).rejects.toThrow(TimeLimitError);
    await expect.poll(() => heard).toBeInstanceOf(TimeLimitError);
  });

  it('does not wait for what does not hear of the abort', async () => {
    await expect(withTimeLimit(20, undefined, () => new Promise(() => undefined))).rejects.toThrow(
      TimeLimitError,
    );
  });

  it('aborts with the given signal, also one that is aborted already', async () => {
    const controller = new AbortController();
    const waiting = withTimeLimit(60_000, controller.signal, waitForAbort);
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(withTimeLimit(60_000, controller.signal, waitForAbort)).rejects.toThrow('gone');
  });

  it('hands on what is answered in time', async () => {
    expect(await withTimeLimit(60_000, undefined, () => Promise.resolve(7))).toBe(7);
  });
});
