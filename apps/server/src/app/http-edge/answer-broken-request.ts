import { maxHeaderSize, STATUS_CODES, type OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { badRequest, makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import type { OpenConnections } from './open-connections';

/** So long may a client read its answer before the connection is gone; what it still sends is thrown away. */
const LINGER_MS = 1000;

/** An error of the connection, by the codes of Node and its parser. */
export interface ConnectionError {
  readonly code?: string;
}

export type AnswerBrokenRequest = (error: ConnectionError, socket: Socket) => void;

/**
 * Answers what is no valid request, or does not arrive in time, in the wire format and with the headers of every
 * answer: Node finds such requests before a route or a hook is reached. The connection ends with it.
 */
export function makeBrokenRequestAnswer(
  headers: OutgoingHttpHeaders,
  connections: OpenConnections,
): AnswerBrokenRequest {
  const answered = new WeakSet<Socket>();
  return (error, socket) => {
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable || connections.hasBegunAnswer(socket)) {
      socket.destroy();
      return;
    }
    socket.end(writeAnswer(translateConnectionError(error), headers));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/**
 * What Node would refuse with an empty answer of its own reaches the routes: an expectation that nobody knows may be
 * passed over (RFC 9110, 10.1.1), a request without a host is refused here.
 */
export function receiveUnusualRequests(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isHostMissing = raw.headers.host === undefined && raw.httpVersion === '1.1';
    done(isHostMissing ? badRequest('InvalidRequest', 'host', 'The header Host is missing.') : undefined);
  });
}

function translateConnectionError({ code }: ConnectionError): RequestFailure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const message = 'The request did not arrive in time. Please try again.';
    return new RequestFailure(408, [makeApiError('InvalidRequest', message)]);
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = `The address and the headers are too large: at most ${maxHeaderSize} bytes together.`;
    return new RequestFailure(431, [makeApiError('LimitExceeded', message, null, maxHeaderSize)]);
  }
  return new RequestFailure(400, [makeApiError('InvalidRequest', 'The request is not valid HTTP.')]);
}

function writeAnswer({ statusCode, errors }: RequestFailure, headers: OutgoingHttpHeaders): string {
  const body = JSON.stringify(errors);
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}`);
  return [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`, ...lines, '', body].join('\r\n');
}
