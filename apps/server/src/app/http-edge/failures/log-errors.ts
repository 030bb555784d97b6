import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorLog } from '../../../platform/metrics/error-log';

const INTERNAL_ERROR = 500;
const UNKNOWN = 'unknown';

/** Tells the error log of every answer with status 500. */
export function logErrors(app: FastifyInstance, errorLog: ErrorLog): void {
  const names = new WeakMap<FastifyRequest, string>();
  app.addHook('onError', (request, _reply, error, done) => {
    names.set(request, error.name);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === INTERNAL_ERROR) {
      const { method, routeOptions } = request;
      errorLog.add({
        at: new Date(),
        method,
        route: routeOptions.url ?? UNKNOWN,
        name: names.get(request) ?? UNKNOWN,
      });
    }
    done();
  });
}
