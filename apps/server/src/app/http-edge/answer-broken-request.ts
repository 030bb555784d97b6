import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Statuses of the errors that Node finds before a route is reached, by its code; 400 for any other. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no valid HTTP, or does not arrive in time. Unlike the default of Fastify it logs nothing of it. */
export function answerBrokenRequest({ code = '' }: { readonly code?: string }, socket: Socket): void {
  const status = STATUSES[code] ?? 400;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`;
  if (socket.writable) socket.write(head);
  socket.destroySoon();
}
