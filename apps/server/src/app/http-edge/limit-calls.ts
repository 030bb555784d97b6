import rateLimit from '@fastify/rate-limit';
import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimit } from '../../platform/config/rate-limit-setting';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { readClientAddress } from '../../platform/http/client-address';
import { makeCountedSearches } from './counted-searches';
import { handleError } from './handle-error';

/** Addresses remembered at once; the longest unused is forgotten first. */
const MAX_REMEMBERED_ADDRESSES = 50_000;
/**
 * A concordance is read in pages: the first page is a call as any other, the next ones of the same search cost far less
 * and have a count of their own, this many times larger, so that scrolling does not use up a visitor's calls.
 */
const FOLLOWING_PAGES_PER_CALL = 20;
/** Rows of the largest page that counts as one: whoever asks for more at once asks for a whole concordance. */
const MAX_PAGE_ROWS = 1000;
/** No address begins so. */
const PAGES_PREFIX = 'pages ';

/**
 * Limits the calls of one client address over all routes registered in `scope` together (5 in 30 s as the
 * public system allows). The answer over the limit is 429 with Retry-After; null sets no limit.
 */
export async function limitCalls(scope: FastifyInstance, limit: RateLimit | null): Promise<void> {
  if (limit === null) return;
  const searches = makeCountedSearches();
  await scope.register(rateLimit, {
    // The body says whether a further page is asked for, so it must have been read.
    hook: 'preValidation',
    keyGenerator: (request) => {
      const client = readClientAddress(request);
      const search = readSearch(request);
      const isFollowing = search !== null && isLaterPage(search) && searches.has(client, search);
      return isFollowing ? PAGES_PREFIX + client : client;
    },
    max: (_request, key) => (key.startsWith(PAGES_PREFIX) ? FOLLOWING_PAGES_PER_CALL : 1) * limit.calls,
    // Told of each call that is within the limit: what was refused has paid for no further page.
    onExceeding: (request, key) => {
      const search = readSearch(request);
      if (!key.startsWith(PAGES_PREFIX) && search !== null) searches.remember(key, search);
    },
    timeWindow: limit.windowMs,
    cache: MAX_REMEMBERED_ADDRESSES,
    errorResponseBuilder: (_request, { max }) => tooManyRequests(max, limit.windowMs),
  });
  const countOnce = scope.rateLimit();
  // What fails before its body is understood has not been counted yet; it costs as much as any other call.
  scope.setErrorHandler(async (error: Error, request, reply) => {
    await countOnce.call(scope, request, reply);
    return handleError(error, request, reply);
  });
}

/** What is asked of a concordance; null for any other call. */
function readSearch({ body, routeOptions }: FastifyRequest): object | null {
  return routeOptions.url === WORD_CONTEXT_PATH && typeof body === 'object' ? body : null;
}

function isLaterPage({ offset, limit }: { offset?: unknown; limit?: unknown }): boolean {
  return typeof offset === 'number' && offset > 0 && typeof limit === 'number' && limit <= MAX_PAGE_ROWS;
}

function tooManyRequests(calls: number, windowMs: number): RequestFailure {
  const message = `At most ${calls} calls in ${windowMs / 1000} seconds. Please wait a moment and try again.`;
  return new RequestFailure(429, [makeApiError('TooManyRequests', message, null, calls)]);
}
