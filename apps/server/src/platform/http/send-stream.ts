import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { streamJsonAnswer } from './stream-json-answer';

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
