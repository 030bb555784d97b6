import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { RateLimit } from '../platform/config/rate-limit-setting';
import { makeApiError, RequestFailure } from '../platform/errors/request-failure';

/** Addresses remembered at once; the longest unused is forgotten first. */
const MAX_REMEMBERED_ADDRESSES = 50_000;

/**
 * Limits the calls of one client address over all routes registered in `scope` together (5 in 30 s as the
 * public system allows). The answer over the limit is 429 with Retry-After; null sets no limit.
 */
export async function limitCalls(scope: FastifyInstance, limit: RateLimit | null): Promise<void> {
  if (limit === null) return;
  await scope.register(rateLimit, {
    max: limit.calls,
    timeWindow: limit.windowMs,
    cache: MAX_REMEMBERED_ADDRESSES,
    errorResponseBuilder: () => tooManyRequests(limit),
  });
}

function tooManyRequests({ calls, windowMs }: RateLimit): RequestFailure {
  const message = `At most ${calls} calls in ${windowMs / 1000} seconds. Please wait a moment and try again.`;
  return new RequestFailure(429, [makeApiError('TooManyRequests', message, null, calls)]);
}
