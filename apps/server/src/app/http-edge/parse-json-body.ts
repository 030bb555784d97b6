import type { FastifyInstance } from 'fastify';
import { checkJsonShape } from './check-json-shape';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the JSON content type may also hold a text alone, as the corrector's clients send it by default. */
    readonly takesRawText?: boolean;
  }
}

/** A request is an object; a text may begin with a brace, too, but hardly with a quote behind it. */
const OBJECT_START = /^\s*\{\s*["}]/u;

/**
 * Parses JSON bodies once their shape is known to be harmless. Clients send some calls with a JSON content type and nothing
 * else: an empty body counts as none.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const { takesRawText } = request.routeOptions.config;
    if (takesRawText === true && !OBJECT_START.test(body)) return done(null, readRawText(body));
    try {
      checkJsonShape(body);
    } catch (error) {
      return done(error as Error);
    }
    return void parseJson(request, body, done);
  });
}

/** What a JSON string or list holds; anything else is the text itself. */
function readRawText(body: string): unknown {
  if (!/^\s*["[]/u.test(body)) return body;
  try {
    checkJsonShape(body);
    return JSON.parse(body);
  } catch {
    return body;
  }
}
