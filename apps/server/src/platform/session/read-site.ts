import type { FastifyRequest } from 'fastify';

const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/u;

/** The origin of the site as its visitors see it: PUBLIC_URL, else the address of the request. */
export function readSite(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | null,
): string {
  // A URL leaves the usual port out, as browsers do.
  const address = `${protocol}://${host}`;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  // The Host header is a caller's own word, and the answer may stand in a page.
  return publicUrl ?? (ORIGIN.test(origin) ? origin : '');
}
