import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SignedInAccount } from './session.repository';

const ALGORITHM = 'HS256';
const ISSUER = 'keelerada';
export const ACCESS_TOKEN_MINUTES = 60;

/** Signed tokens that name a session. The page reads exp, firstName and roleName; the server asks the store for the rest. */
export interface AccessTokens {
  make(account: SignedInAccount): Promise<string>;
  /** The session that a token names, or null for a token that is forged, broken or over. */
  readSessionId(token: string): Promise<string | null>;
}

export function makeAccessTokens(key: Uint8Array, now: () => Date = () => new Date()): AccessTokens {
  return {
    make: ({ accountId, sessionId, firstName, role }) =>
      new SignJWT({ sid: sessionId, firstName, roleName: role })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(accountId)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + ACCESS_TOKEN_MINUTES * 60_000))
        .sign(key),
    async readSessionId(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: ISSUER,
          requiredClaims: ['exp', 'sid'],
          currentDate: now(),
        });
        // The store takes nothing else for an id.
        return z.uuid().safeParse(payload['sid']).data ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
