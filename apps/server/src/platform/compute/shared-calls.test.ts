import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { beforeEach, describe, expect, it } from 'vitest';
import { SharedCalls } from './shared-calls';

interface Started {
  readonly signal: AbortSignal;
  readonly answer: (result: string) => void;
  readonly fail: (error: Error) => void;
}

describe('SharedCalls', () => {
  let started: Started[];
  let queries: SharedCalls<string>;

  beforeEach(() => {
    started = [];
    queries = new SharedCalls();
  });

  const ask = (name: string, signal?: AbortSignal) =>
    queries.ask(
      name,
      (whileAsked) => new Promise((answer, fail) => started.push({ signal: whileAsked, answer, fail })),
      signal,
    );

  it('starts one call for all that ask the same', async () => {
    const asked = [ask('a'), ask('a'), ask('b')];
    expect(started).toHaveLength(2);
    started[0]!.answer('A');
    started[1]!.answer('B');
    expect(await Promise.all(asked)).toEqual(['A', 'A', 'B']);
  });

  it('keeps nothing: a call after the answer starts again', async () => {
    const first = ask('a');
    started[0]!.answer('A');
    await first;
    void ask('a');
    expect(started).toHaveLength(2);
  });

  it('goes on while somebody waits, and stops when nobody does', async () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const [left, stayed] = [ask('a', one.signal), ask('a', other.signal)];
    one.abort();
    await expect(left).rejects.toThrow(QueryCancelledError);
    expect(started[0]!.signal.aborted).toBe(false);
    other.abort();
    await expect(stayed).rejects.toThrow(QueryCancelledError);
    expect(started[0]!.signal.aborted).toBe(true);
    // A call that stops is not joined.
    void ask('a');
    expect(started).toHaveLength(2);
  });

  it('tells a failure to all who wait', async () => {
    const asked = [ask('a'), ask('a')];
    started[0]!.fail(new Error('no memory'));
    for (const one of asked) await expect(one).rejects.toThrow('no memory');
    void ask('a');
    expect(started).toHaveLength(2);
  });

  it('starts nothing for a caller that is gone', async () => {
    await expect(ask('a', AbortSignal.abort())).rejects.toThrow(QueryCancelledError);
    expect(started).toHaveLength(0);
  });
});
