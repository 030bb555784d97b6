import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JsonRows } from '../corpus-index/corpus-engine';
import { streamJsonAnswer } from './stream-json-answer';

/**
 * Sends an answer whose rows are JSON already as they come. They keep to the schema of the route without passing its
 * serialiser, which would read every row once more; tests hold the two together.
 */
export function sendJsonStream(
  reply: FastifyReply,
  head: Readonly<Record<string, unknown>>,
  rowsKey: string,
  rows: JsonRows,
): FastifyReply {
  reply.raw.once('close', () => rows.free());
  return reply.type('application/json; charset=utf-8').send(streamJsonAnswer(head, rowsKey, rows));
}

/** Sends a text as it comes. */
export function sendTextStream(reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(Readable.from(pieces));
}
