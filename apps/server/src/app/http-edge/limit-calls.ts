import rateLimit from '@fastify/rate-limit';
import { MAX_CORRECTOR_PART_CHARACTERS } from '@keelerada/contract/fields/limits';
import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { languageToolCall } from '@keelerada/contract/corrector/language-tool';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RateLimit } from '../../platform/config/rate-limit-setting';
import { RequestFailure, tooMany } from '../../platform/errors/request-failure';
import { BODY_LIMIT_BYTES } from '../../platform/http/body-limits';
import { readClientAddress } from '../../platform/http/client-address';
import type { PageTokens } from '../../platform/http/page-tokens';
import { handleError } from './failures/handle-error';

/**
 * Counts calls of a key in windows of time, by a clock that nobody sets: after a jump of the machine's time the
 * plugin's own store would refuse a client for as long as the jump, or count nothing. Has the shape that
 * `@fastify/rate-limit` asks of a store.
 */
function makeCallStore(maxKeys: number) {
  return class CallStore {
    readonly #windows = new LRUCache<string, { calls: number; readonly endsAt: number }>({ max: maxKeys });

    incr(
      key: string,
      done: (error: null, counted: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      const now = performance.now();
      let window = this.#windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        window = { calls: 0, endsAt: now + windowMs };
        this.#windows.set(key, window);
      }
      window.calls += 1;
      done(null, { current: window.calls, ttl: Math.ceil(window.endsAt - now) });
    }

    child(): CallStore {
      return new CallStore();
    }
  };
}

/** Addresses remembered at once; the longest unused is forgotten first. */
const MAX_REMEMBERED_ADDRESSES = 50_000;
/**
 * Further pages of a search cost a call nothing: they have a count of their own, this many times larger, which reading
 * does not reach. It bounds what a token of a search in a long own text can cost the server.
 */
const PAGES_PER_CALL = 40;
/** Rows of the largest page; a request for more asks for a whole concordance. */
const MAX_PAGE_ROWS = 1000;
/** The corrector checks what changed while a text is being written: a paragraph after each pause, one in a second by default. */
const PARTS_PER_CALL = 6;
/** Editors ask about each paragraph by itself: some two hundred at once when a document is opened. */
const PARAGRAPHS_PER_CALL = 40;
/** No address begins so. */
const PAGES_PREFIX = 'pages ';
const PARTS_PREFIX = 'parts ';
const PARAGRAPHS_PREFIX = 'paragraphs ';

/**
 * Bytes of bodies that are still read from a client over its limit, for further pages of a search; a chunked body counts as
 * the largest. What goes beyond is refused before it is read.
 */
const BYTES_OVER_LIMIT = 32 * 1024 * 1024;

export interface CallLimitOptions {
  /** Null sets no limit. */
  readonly limit: RateLimit | null;
  readonly pageTokens: PageTokens;
  /** So many times the calls, for calls that are cheap or come often. Default: 1. */
  readonly factor?: number;
}

/**
 * Limits the calls of one client address over all routes registered in `scope` together (5 in 30 s as the
 * public system allows). The answer over the limit is 429 with Retry-After.
 */
export async function limitCalls(
  scope: FastifyInstance,
  { limit, pageTokens, factor = 1 }: CallLimitOptions,
): Promise<void> {
  if (limit === null) return;
  const calls = limit.calls * factor;
  const refuseBodies = refuseBodiesOverLimit(calls, limit.windowMs);
  scope.addHook('onRequest', refuseBodies.check);
  await scope.register(rateLimit, {
    // The checked body holds the page token in the form in which it was signed.
    hook: 'preHandler',
    keyGenerator: (request) => {
      const client = readClientAddress(request);
      if (isFurtherPage(request, pageTokens)) return PAGES_PREFIX + client;
      if (isParagraph(request)) return PARAGRAPHS_PREFIX + client;
      return isPartOfText(request) ? PARTS_PREFIX + client : client;
    },
    max: (_request, key) => weighCalls(key) * calls,
    timeWindow: limit.windowMs,
    store: makeCallStore(MAX_REMEMBERED_ADDRESSES),
    errorResponseBuilder: (request, { max, ttl }) => {
      refuseBodies.begin(readClientAddress(request), ttl);
      return tooManyRequests(max, limit.windowMs);
    },
  });
  const countOnce = scope.rateLimit();
  // A request that fails before the hook has not been counted; it costs as much as any other call.
  scope.setErrorHandler(async (error: Error, request, reply) => {
    if (!(error instanceof RequestFailure && error.statusCode === 429))
      await countOnce.call(scope, request, reply);
    return handleError(error, request, reply);
  });
}

/** Knows clients that are over their limit, and what they still send. */
function refuseBodiesOverLimit(calls: number, windowMs: number) {
  const over = new LRUCache<string, { readonly endsAt: number; bytes: number }>({
    max: MAX_REMEMBERED_ADDRESSES,
  });
  const check: onRequestHookHandler = (request, _reply, done) => {
    const known = over.get(readClientAddress(request));
    const leftMs = known === undefined ? 0 : known.endsAt - performance.now();
    if (known === undefined || leftMs <= 0) return done();
    const { bodyLimit = BODY_LIMIT_BYTES } = request.routeOptions;
    known.bytes += Number(request.headers['content-length'] ?? bodyLimit) || 0;
    if (known.bytes <= BYTES_OVER_LIMIT) return done();
    done(tooManyRequests(calls, windowMs, Math.ceil(leftMs / 1000)));
  };
  return {
    check,
    /** The client is over its limit for so long. */
    begin: (client: string, ttlMs: number): void => {
      const known = over.get(client);
      if (known === undefined || known.endsAt <= performance.now())
        over.set(client, { endsAt: performance.now() + ttlMs, bytes: 0 });
    },
  };
}

function weighCalls(key: string): number {
  if (key.startsWith(PAGES_PREFIX)) return PAGES_PER_CALL;
  if (key.startsWith(PARAGRAPHS_PREFIX)) return PARAGRAPHS_PER_CALL;
  return key.startsWith(PARTS_PREFIX) ? PARTS_PER_CALL : 1;
}

/** Whether the corrector is asked about a short piece of a text that is being written. */
function isPartOfText({ body, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.url !== correctorCall.path || typeof body !== 'object' || body === null) return false;
  const { isPart, tekst } = body as { isPart?: unknown; tekst?: unknown };
  return isPart === true && typeof tekst === 'string' && tekst.length <= MAX_CORRECTOR_PART_CHARACTERS;
}

/** Whether an editor asks about a paragraph. */
function isParagraph({ body, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.url !== languageToolCall.path || typeof body !== 'object' || body === null) return false;
  const { text, data } = body as { text?: unknown; data?: unknown };
  const given = text ?? data;
  return typeof given === 'string' && given.length <= MAX_CORRECTOR_PART_CHARACTERS;
}

function isFurtherPage({ body }: FastifyRequest, pageTokens: PageTokens): boolean {
  if (pageTokens.read(body) === null) return false;
  const { limit } = body as { limit?: unknown };
  return typeof limit === 'number' && limit <= MAX_PAGE_ROWS;
}

function tooManyRequests(calls: number, windowMs: number, retryAfterSeconds?: number): RequestFailure {
  const message = `At most ${calls} calls in ${windowMs / 1000} seconds. Please wait a moment and try again.`;
  return tooMany(message, retryAfterSeconds, calls);
}
