import { describe, expect, it } from 'vitest';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import { callNative, closeNative, holdCells } from './native-calls';

const makeCells = () => new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));

describe('a native call', () => {
  it('keeps its thread until it has ended, and others beside it', async () => {
    const cells = makeCells();
    const drop = holdCells(cells);
    let end = (): void => undefined;
    const long = callNative(() => new Promise<void>((resolve) => (end = resolve)));
    await callNative(() => Promise.resolve());
    expect(closeNative(cells)).toBe(false);
    await expect(callNative(() => Promise.resolve())).rejects.toThrow(QueryCancelledError);
    end();
    await long;
    expect(closeNative(cells)).toBe(true);
    drop();
  });

  it('does not begin on a thread that is about to be ended', async () => {
    const [first, second] = [makeCells(), makeCells()];
    const drops = [first, second].map(holdCells);
    expect(closeNative(second)).toBe(true);
    await expect(callNative(() => Promise.resolve())).rejects.toThrow(QueryCancelledError);
    expect(closeNative(first)).toBe(true);
    for (const drop of drops) drop();
    expect(await callNative(() => Promise.resolve(1))).toBe(1);
  });
});
