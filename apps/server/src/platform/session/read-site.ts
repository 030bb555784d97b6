import type { FastifyRequest } from 'fastify';

/** The origin of the site as its visitors see it: PUBLIC_URL, else the address of the request. */
export function readSite(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | null,
): string {
  // A URL leaves the usual port out, as browsers do.
  const address = `${protocol}://${host}`;
  return publicUrl ?? (URL.canParse(address) ? new URL(address).origin : '');
}
