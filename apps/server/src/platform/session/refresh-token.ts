import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;
export const REFRESH_TOKEN_DAYS = 14;
/** Name of the cookie (wire format). */
export const REFRESH_COOKIE = 'refreshToken';

/** A new token, what of it is stored, and when it ends. */
export function makeRefreshToken(now = new Date()): { token: string; hash: string; expiresAt: Date } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS);
  return { token, hash: hashRefreshToken(token), expiresAt };
}

/** SHA-256 is enough: the token is 32 random bytes, no password. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
