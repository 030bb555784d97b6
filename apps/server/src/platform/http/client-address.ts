import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * The address under which the calls of a client are counted. One household or school holds a whole network of IPv6
 * addresses and may use another for each call, so these count as one: the first 64 bits (RFC 4291, 2.5.4).
 */
export function readClientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip);
}
