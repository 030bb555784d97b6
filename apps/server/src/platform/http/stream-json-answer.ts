import { Readable } from 'node:stream';

/** A stream of one answer: the fields of `head`, then `rowsKey` with rows that are JSON already and may be many. */
export function streamJsonAnswer(head: object, rowsKey: string, rows: AsyncIterable<Uint8Array>): Readable {
  return Readable.from(writeAnswer(head, rowsKey, rows), { objectMode: false });
}

async function* writeAnswer(
  head: object,
  rowsKey: string,
  rows: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(head).slice(0, -1)},${JSON.stringify(rowsKey)}:`);
  yield* rows;
  yield Buffer.from('}');
}
