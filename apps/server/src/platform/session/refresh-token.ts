import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new token, and what of it is stored. */
export function makeRefreshToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashRefreshToken(token) };
}

/** SHA-256 is enough: the token is 32 random bytes, no password. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
