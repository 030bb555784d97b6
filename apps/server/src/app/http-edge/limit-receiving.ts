import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FORM_TYPE, readAcceptedTypes } from './accepted-types';
import type { AnswerBrokenRequest } from './answer-broken-request';

export interface ReceiveLimits {
  /** For the body of a call that takes JSON. */
  readonly jsonMs: number;
  /** For a form with files, and for every request as a whole. */
  readonly formMs: number;
}

/**
 * The largest JSON body (8 MB) fits into two minutes at 0.6 Mbit/s. A form may hold 100 MB, which takes 28 minutes at
 * half a megabit a second, and it is read no faster than its files are: when the server is busy, part of its time is
 * spent waiting for the server. Forms that stand still are found much sooner by their own limit of silence.
 */
export const RECEIVE_LIMITS: ReceiveLimits = { jsonMs: 2 * 60_000, formMs: 30 * 60_000 };

/**
 * Ends requests whose body does not arrive in time. Node looks at one limit for all of them (`requestTimeout`, here
 * that of the forms; headers have a minute); this is the nearer one for all routes that take no form.
 */
export function limitReceiving(
  app: FastifyInstance,
  { jsonMs }: ReceiveLimits,
  answer: AnswerBrokenRequest,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !readAcceptedTypes(request).includes(FORM_TYPE)) {
      const { raw } = request;
      const timer = setTimeout(() => {
        if (!raw.complete) answer({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
      }, jsonMs).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
