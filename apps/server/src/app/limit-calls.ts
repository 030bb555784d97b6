import rateLimit from '@fastify/rate-limit';
import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimit } from '../platform/config/rate-limit-setting';
import { makeApiError, RequestFailure } from '../platform/errors/request-failure';

/** Addresses remembered at once; the longest unused is forgotten first. */
const MAX_REMEMBERED_ADDRESSES = 50_000;
/**
 * A concordance is read in pages: the first page is a call as any other, the next ones cost far less than a new search
 * and have a count of their own, this many times larger, so that scrolling does not use up a visitor's calls.
 */
const FOLLOWING_PAGES_PER_CALL = 20;
/** Rows of the largest page that counts as one: whoever asks for more at once asks for a whole concordance. */
const MAX_PAGE_ROWS = 1000;

/**
 * Limits the calls of one client address over all routes registered in `scope` together (5 in 30 s as the
 * public system allows). The answer over the limit is 429 with Retry-After; null sets no limit.
 */
export async function limitCalls(scope: FastifyInstance, limit: RateLimit | null): Promise<void> {
  if (limit === null) return;
  const countLimit = (request: FastifyRequest) =>
    isFollowingPage(request) ? limit.calls * FOLLOWING_PAGES_PER_CALL : limit.calls;
  await scope.register(rateLimit, {
    // The body says whether a further page is asked for, so it must have been read.
    hook: 'preValidation',
    max: countLimit,
    keyGenerator: (request) => (isFollowingPage(request) ? `pages ${request.ip}` : request.ip),
    timeWindow: limit.windowMs,
    cache: MAX_REMEMBERED_ADDRESSES,
    errorResponseBuilder: (request) => tooManyRequests(countLimit(request), limit.windowMs),
  });
}

function isFollowingPage({ body, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.url !== WORD_CONTEXT_PATH || typeof body !== 'object' || body === null) return false;
  const { offset, limit }: { offset?: unknown; limit?: unknown } = body;
  return typeof offset === 'number' && offset > 0 && typeof limit === 'number' && limit <= MAX_PAGE_ROWS;
}

function tooManyRequests(calls: number, windowMs: number): RequestFailure {
  const message = `At most ${calls} calls in ${windowMs / 1000} seconds. Please wait a moment and try again.`;
  return new RequestFailure(429, [makeApiError('TooManyRequests', message, null, calls)]);
}
