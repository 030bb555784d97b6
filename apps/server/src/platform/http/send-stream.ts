import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A stream of one answer: the fields of `head`, then `rowsKey` with rows that are JSON already and may be many. */
function streamJsonAnswer(head: object, rowsKey: string, rows: AsyncIterable<Uint8Array>): Readable {
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

/** Sends an answer whose rows are JSON already as they come. */
export function sendJsonStream(
  reply: FastifyReply,
  head: object,
  rowsKey: string,
  rows: AsyncIterable<Uint8Array>,
): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(streamJsonAnswer(head, rowsKey, rows));
}

/** Sends a text as it comes. */
export function sendTextStream(
  reply: FastifyReply,
  pieces: AsyncIterable<string>,
  type = 'text/plain',
): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).send(Readable.from(pieces));
}
