import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Role } from '@keelerada/contract/fields/status';
import type { Database } from '../database/database-connection';
import { refuse } from '../errors/request-failure';
import type { AccessTokens } from './access-tokens';
import { findBySessionId, type SignedInAccount } from './session.repository';

export interface SessionParts {
  readonly db: Database;
  readonly accessTokens: AccessTokens;
}

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** Who sent the request by its bearer token, or null. The store is asked, so a session that has ended is none. */
export async function readAccount(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { db, accessTokens }: SessionParts,
): Promise<SignedInAccount | null> {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return null;
  const sessionId = await accessTokens.readSessionId(token);
  return sessionId === null ? null : findBySessionId(db, sessionId);
}

/** A hook that lets only accounts of the role through: 401 without a session, 403 with another role. */
export function requireRole(role: Role, parts: SessionParts): preHandlerAsyncHookHandler {
  return async (request) => {
    const account = await readAccount(request, parts);
    if (account === null) throw refuse(401, 'NotAuthenticated', 'Please sign in.');
    if (account.role !== role) throw refuse(403, 'NotPermitted', `Only the role ${role} may do this.`);
    request.account = account;
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request, on routes that ask for a role. */
    account?: SignedInAccount;
  }
}
