import type { FastifyInstance } from 'fastify';
import { tooMany, unavailable, type RequestFailure } from '../../platform/errors/request-failure';
import { readClientAddress } from '../../platform/http/client-address';

const RETRY_SECONDS = 10;

export interface OpenCallLimit {
  /** Of one client address at the same time. */
  readonly calls: number;
  /** Of all clients together. */
  readonly callsOfAll: number;
}

/** Limits calls of the routes of `scope` whose answers are still being sent. Over it the answer is 429, or 503 for all. */
export function limitOpenCalls(scope: FastifyInstance, { calls, callsOfAll }: OpenCallLimit): void {
  const open = new Map<string, number>();
  let all = 0;
  scope.addHook('onRequest', (request, reply, done) => {
    const client = readClientAddress(request);
    const own = open.get(client) ?? 0;
    if (own >= calls) return done(refuseOpen(calls));
    if (all >= callsOfAll) {
      const message =
        'Too many of these calls are being answered at the moment. Please try again in a few seconds.';
      return done(unavailable('ServerBusy', message, RETRY_SECONDS));
    }
    all += 1;
    open.set(client, own + 1);
    reply.raw.once('close', () => {
      all -= 1;
      const left = open.get(client)! - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    done();
  });
}

function refuseOpen(calls: number): RequestFailure {
  const message = `At most ${calls} of these calls at the same time. Please wait until one is answered.`;
  return tooMany(message, RETRY_SECONDS, calls);
}
