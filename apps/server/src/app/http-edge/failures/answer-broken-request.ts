import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { readOwn } from '@keelerada/estonian/make-table';

/** Statuses of the errors that Node finds before a route is reached, by its code; 400 for any other. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what is no valid HTTP, or does not arrive in time, with the headers of every other answer. Unlike the default of
 * Fastify it logs nothing of it.
 */
export function makeBrokenRequestAnswer(headers: OutgoingHttpHeaders) {
  const lines = Object.entries({ ...headers, 'content-length': 0, connection: 'close' })
    .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    .join('');
  return ({ code = '' }: { readonly code?: string }, socket: Socket): void => {
    const status = readOwn(STATUSES, code) ?? 400;
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`);
    socket.destroySoon();
  };
}
