import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimit } from '../../platform/config/rate-limit-setting';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { readClientAddress } from '../../platform/http/client-address';
import type { PageTokens } from '../../platform/http/page-tokens';
import { handleError } from './handle-error';

/** Addresses remembered at once; the longest unused is forgotten first. */
const MAX_REMEMBERED_ADDRESSES = 50_000;
/**
 * Further pages of a search cost a call nothing: they have a count of their own, this many times larger, which reading
 * does not reach. It bounds what a token of a search in a long own text can cost the server.
 */
const PAGES_PER_CALL = 40;
/** Rows of the largest page; a request for more asks for a whole concordance. */
const MAX_PAGE_ROWS = 1000;
/** No address begins so. */
const PAGES_PREFIX = 'pages ';

/**
 * Limits the calls of one client address over all routes registered in `scope` together (5 in 30 s as the
 * public system allows). The answer over the limit is 429 with Retry-After; null sets no limit.
 */
export async function limitCalls(
  scope: FastifyInstance,
  limit: RateLimit | null,
  pageTokens: PageTokens,
): Promise<void> {
  if (limit === null) return;
  await scope.register(rateLimit, {
    // The checked body holds the page token in the form in which it was signed.
    hook: 'preHandler',
    keyGenerator: (request) => {
      const client = readClientAddress(request);
      return isFurtherPage(request, pageTokens) ? PAGES_PREFIX + client : client;
    },
    max: (_request, key) => (key.startsWith(PAGES_PREFIX) ? PAGES_PER_CALL : 1) * limit.calls,
    timeWindow: limit.windowMs,
    cache: MAX_REMEMBERED_ADDRESSES,
    errorResponseBuilder: (_request, { max }) => tooManyRequests(max, limit.windowMs),
  });
  const countOnce = scope.rateLimit();
  // A request that fails before the hook has not been counted; it costs as much as any other call.
  scope.setErrorHandler(async (error: Error, request, reply) => {
    await countOnce.call(scope, request, reply);
    return handleError(error, request, reply);
  });
}

function isFurtherPage({ body }: FastifyRequest, pageTokens: PageTokens): boolean {
  if (pageTokens.read(body) === null) return false;
  const { limit } = body as { limit?: unknown };
  return typeof limit === 'number' && limit <= MAX_PAGE_ROWS;
}

function tooManyRequests(calls: number, windowMs: number): RequestFailure {
  const message = `At most ${calls} calls in ${windowMs / 1000} seconds. Please wait a moment and try again.`;
  return new RequestFailure(429, [makeApiError('TooManyRequests', message, null, calls)]);
}
