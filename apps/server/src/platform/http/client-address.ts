import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Some proxies forward the port, too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/;

/**
 * The address under which the calls of a client are counted. One household or school holds a whole network of IPv6
 * addresses and may use another for each call, so these count as one: the first 64 bits (RFC 4291, 2.5.4).
 */
export function readClientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [, bracketed, plain] = WITH_PORT.exec(ip) ?? [];
  return normalizeIP(bracketed ?? plain ?? ip);
}
