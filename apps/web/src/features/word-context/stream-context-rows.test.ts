import { describe, expect, it } from 'vitest';
import { streamContextRows } from './stream-context-rows';

const row = (keyword: string) => ({
  contextBefore: 'enne [ja] {nii} "jutumärk" \\ kald },{"contextBefore":',
  keyword,
  contextAfter: 'pärast 😀 õäöü }',
  textId: null,
});

const rows = ['üks', 'kaks', 'kol"m'].map(row);
const answer = JSON.stringify({ total: 3, initialKeyword: null, contextList: rows, totals: { texts: 1 } });

function cutInPieces(text: string, bytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const all = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < all.length; at += bytes) controller.enqueue(all.slice(at, at + bytes));
      controller.close();
    },
  });
}

async function readAll(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const read = [];
  for await (const some of streamContextRows(stream)) read.push(...some);
  return read;
}

describe('streamContextRows', () => {
  it.each([1, 2, 3, 7, 64, 100_000])('reads every row from pieces of %i bytes', async (bytes) => {
    expect(await readAll(cutInPieces(answer, bytes))).toEqual(rows);
  });

  it('gives the first rows before the answer ends', async () => {
    const [start = '', end = ''] = [answer.slice(0, -150), answer.slice(-150)];
    let finish: () => void = () => undefined;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(start));
        finish = () => {
          controller.enqueue(new TextEncoder().encode(end));
          controller.close();
        };
      },
    });
    const reading = streamContextRows(stream);
    const first = await reading.next();
    const read = first.done === true ? [] : [...first.value];
    expect(read.length).toBeGreaterThan(0);
    finish();
    for await (const some of reading) read.push(...some);
    expect(read).toEqual(rows);
  });

  it('reads an answer of many pieces', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => row(`sõna ${index}`));
    const long = JSON.stringify({ contextList: many });
    expect(await readAll(cutInPieces(long, 1 << 14))).toEqual(many);
  });

  it('reads an empty list', async () => {
    expect(await readAll(cutInPieces('{"contextList":[],"total":0}', 5))).toEqual([]);
  });

  it('throws where the answer breaks off', async () => {
    await expect(readAll(cutInPieces(answer.slice(0, -60), 32))).rejects.toThrow(SyntaxError);
  });
});
