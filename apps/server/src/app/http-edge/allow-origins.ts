import type { FastifyInstance } from 'fastify';
import { CORPUS_VERSION_HEADER } from './name-corpus-version';
import { UNKNOWN_FIELDS_HEADER } from './validate-request';

const ANY = '*';
/** How long a browser may remember that it may ask. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/**
 * Lets pages of the origins read the answers of the calls registered in `scope` from now on (CORS), never with cookies.
 * `*` stands for any origin. Calls that change something stay outside the scope.
 */
export function allowOrigins(scope: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  scope.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    const allowed = origins.includes(ANY) ? ANY : origins.find((one) => one === origin);
    if (allowed !== ANY) reply.header('vary', 'Origin');
    if (allowed !== undefined) reply.header('access-control-allow-origin', allowed);
    reply.header(
      'access-control-expose-headers',
      `Retry-After, Content-Disposition, ${CORPUS_VERSION_HEADER}, ${UNKNOWN_FIELDS_HEADER}`,
    );
    done();
  });
  scope.addHook('onRoute', ({ method, url }) => {
    if (method !== 'GET' && method !== 'POST') return;
    // A call of two methods has one answer; GET needs no question.
    if (scope.hasRoute({ method: 'OPTIONS', url })) return;
    // A browser asks first whether it may send JSON.
    scope.options(url, { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('access-control-allow-methods', method)
        .header('access-control-allow-headers', 'Content-Type')
        .header('access-control-max-age', PREFLIGHT_SECONDS)
        .code(204)
        .send(),
    );
  });
}
