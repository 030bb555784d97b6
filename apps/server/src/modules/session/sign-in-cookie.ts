import { loginCall } from '@keelerada/contract/site/session';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { createHash } from 'node:crypto';
import type { SiteCookie } from '../../platform/session/site-cookie';
import type { SignInChecks } from './identity-provider';

/**
 * Holds the checks of a sign-in that is under way; another cookie than the session's. It comes back with the browser's
 * return from the provider, which is another site.
 */
export const signInCookie: SiteCookie = {
  name: 'signIn',
  options: { httpOnly: true, secure: true, sameSite: 'lax', path: loginCall.path },
};
export const SIGN_IN_MINUTES = 10;

/** Writes and reads the checks as an encrypted cookie, so that the server keeps nothing of who never comes back. */
export function makeSignInCookies(sessionKey: Uint8Array) {
  const key = createHash('sha256').update('sign-in').update(sessionKey).digest();
  return {
    write: (checks: SignInChecks): Promise<string> =>
      new EncryptJWT({ ...checks })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${SIGN_IN_MINUTES}m`)
        .encrypt(key),
    /** Null without a cookie. Rejects with an error of jose where it is forged, broken or over. */
    async read(cookie: string | undefined): Promise<SignInChecks | null> {
      if (cookie === undefined) return null;
      const { payload } = await jwtDecrypt<SignInChecks>(cookie, key, { requiredClaims: ['exp'] });
      return payload;
    },
  };
}
