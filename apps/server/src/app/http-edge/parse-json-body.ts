import type { FastifyInstance } from 'fastify';
import { checkJsonShape } from './check-json-shape';

/**
 * Parses JSON bodies once their shape is known to be harmless. Clients send some calls with a JSON content type and nothing
 * else: an empty body counts as none.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      checkJsonShape(body);
    } catch (error) {
      return done(error as Error);
    }
    return void parseJson(request, body, done);
  });
}
