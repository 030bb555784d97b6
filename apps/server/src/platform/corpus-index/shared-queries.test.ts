import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { beforeEach, describe, expect, it } from 'vitest';
import { SharedQueries } from './shared-queries';

interface Started {
  readonly cell: Int32Array;
  readonly answer: (result: string) => void;
  readonly fail: (error: Error) => void;
}

describe('SharedQueries', () => {
  let started: Started[];
  let freed: string[];
  let queries: SharedQueries<string>;

  beforeEach(() => {
    started = [];
    freed = [];
    queries = new SharedQueries((result) => freed.push(result));
  });

  const ask = (name: string, signal?: AbortSignal) =>
    queries.ask(name, (cell) => new Promise((answer, fail) => started.push({ cell, answer, fail })), signal);

  it('starts one query for all who ask the same, and frees its answer when the last one leaves', async () => {
    const asked = [ask('a'), ask('a'), ask('b')];
    expect(started).toHaveLength(2);
    started[0]!.answer('A');
    started[1]!.answer('B');
    const [first, second, other] = await Promise.all(asked);
    expect([first!.result, second!.result, other!.result]).toEqual(['A', 'A', 'B']);
    first!.leave();
    expect(freed).toEqual([]);
    second!.leave();
    expect(freed).toEqual(['A']);
  });

  it('keeps nothing: who asks after the answer begins anew', async () => {
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
    expect(started[0]!.cell[0]).toBe(0);
    other.abort();
    await expect(stayed).rejects.toThrow(QueryCancelledError);
    expect(started[0]!.cell[0]).toBe(1);
    // A query that stops is not joined.
    void ask('a');
    expect(started).toHaveLength(2);
    // Its answer may have been on the way.
    started[0]!.answer('late');
    await new Promise(setImmediate);
    expect(freed).toEqual(['late']);
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
