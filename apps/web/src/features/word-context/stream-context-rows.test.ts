import { describe, expect, it } from 'vitest';
import { streamContextRows } from './stream-context-rows';

const row = (keyword: string) => ({
  contextBefore: 'enne [ja] {nii} "jutumärk" \\ kald',
  keyword,
  contextAfter: 'pärast 😀 õäöü }',
  textId: null,
});

const rows = ['üks', 'kaks', 'kol"m'].map(row);
const answer = JSON.stringify({ total: 3, initialKeyword: null, contextList: rows, totals: { texts: 1 } });

/** Browsers give bodies as streams of bytes, which can be read into memory of one's own; older ones do not. */
function cutInPieces(text: string, bytes: number, type?: 'bytes'): ReadableStream<Uint8Array> {
  const all = new TextEncoder().encode(text);
  return new ReadableStream({
    type: type as undefined,
    start(controller) {
      for (let at = 0; at < all.length; at += bytes) controller.enqueue(all.slice(at, at + bytes));
      controller.close();
    },
  });
}

async function readAll(stream: ReadableStream<Uint8Array>) {
  const read = [];
  for await (const one of streamContextRows(stream)) read.push(one);
  return read;
}

describe('streamContextRows', () => {
  it.each([1, 2, 3, 7, 64, 100_000])('reads every row from pieces of %i bytes', async (bytes) => {
    expect(await readAll(cutInPieces(answer, bytes))).toEqual(rows);
    expect(await readAll(cutInPieces(answer, bytes, 'bytes'))).toEqual(rows);
  });

  it('reads more than it has memory for at once', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => row(`sõna ${index}`));
    const long = JSON.stringify({ contextList: many });
    expect(await readAll(cutInPieces(long, 1 << 17, 'bytes'))).toEqual(many);
  });

  it('reads an empty list', async () => {
    expect(await readAll(cutInPieces('{"contextList":[],"total":0}', 5))).toEqual([]);
  });

  it('throws where the answer breaks off', async () => {
    await expect(readAll(cutInPieces(answer.slice(0, -60), 32))).rejects.toThrow(SyntaxError);
  });
});
