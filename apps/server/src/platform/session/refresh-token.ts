import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new token, and what of it is stored. */
export function makeRefreshToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashRefreshToken(token) };
}

/** The token that follows another one: always the same, so that tabs which renew at once all get it, and none is stored. */
export function makeNextToken(token: string, sessionKey: Uint8Array): { token: string; hash: string } {
  const next = createHmac('sha256', sessionKey).update('refresh-token ').update(token).digest('base64url');
  return { token: next, hash: hashRefreshToken(next) };
}

/** SHA-256 is enough: the token is 32 random bytes, no password. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
