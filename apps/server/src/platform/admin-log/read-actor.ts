import type { FastifyRequest } from 'fastify';
import type { Actor } from './admin-log.repository';

/** Who sent the request; the route must ask for a role. */
export function readActor({ account }: Pick<FastifyRequest, 'account'>): Actor {
  if (account === undefined) throw new Error('The route asks for no role.');
  return { accountId: account.accountId, firstName: account.firstName };
}
