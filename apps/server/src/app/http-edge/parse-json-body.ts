import type { FastifyInstance } from 'fastify';
import { badRequest, type RequestFailure } from '../../platform/errors/request-failure';

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

/** No request of the calls is nested deeper than six levels. */
const MAX_DEPTH = 32;
/** Members and elements together. The largest request names two selections of 20,000 texts and 10,000 stop words. */
const MAX_VALUES = 100_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Looks at a body before it is parsed: JSON of a few megabytes that is nothing but brackets or commas becomes a gigabyte of
 * objects and stops the process for seconds. One pass without memory of its own, some ten milliseconds for the largest
 * body. Whether it is JSON at all is the parser's question. Throws RequestFailure.
 */
export function checkJsonShape(json: string): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case QUOTE:
        at = findStringEnd(json, at);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        values += 1;
        depth += 1;
        if (depth > MAX_DEPTH) throw refuse('nested too deeply', MAX_DEPTH);
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
        values += 1;
        break;
    }
    if (values > MAX_VALUES) throw refuse('made of too many values', MAX_VALUES);
  }
}

/** The place of the closing quote, or the end of the body. */
function findStringEnd(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, quote: number): boolean {
  let backslashes = 0;
  while (json.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

function refuse(what: string, limit: number): RequestFailure {
  const message = `The body is ${what}: at most ${limit}.`;
  return badRequest('LimitExceeded', 'body', message, limit);
}
