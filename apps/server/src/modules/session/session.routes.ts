import { loginCall, loginCallbackCall, renewCall, logoutCall } from '@keelerada/contract/site/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { refuse } from '../../platform/errors/request-failure';
import { readSite } from '../../platform/session/read-site';
import { checkOrigin } from '../../platform/session/check-origin';
import { hashRefreshToken, makeNextToken, makeRefreshToken } from '../../platform/session/refresh-token';
import type { SessionParts } from '../../platform/session/require-role';
import {
  beginSession,
  endSession,
  rotateSession,
  saveAccount,
} from '../../platform/session/session.repository';
import {
  clearCookie,
  readCookie,
  readRefreshHash,
  refreshCookie,
  setCookie,
  type SiteCookie,
} from '../../platform/session/site-cookie';
import type { ProviderSettings } from '../../platform/session/provider-settings';
import { makeIdentityProvider, MissingPersonalCodeError, type SignInChecks } from './identity-provider';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { createHash } from 'node:crypto';

export interface SignInParts extends SessionParts {
  readonly sessionKey: Uint8Array;
  /** Null where no provider is configured. */
  readonly identityProvider: ProviderSettings | null;
  /** Address of the site as its visitors see it; null takes that of the request. */
  readonly publicUrl: string | null;
  /** When a session ends at the latest, and without a call. */
  readonly sessionHours: number;
  readonly sessionIdleMinutes: number;
}

const SECONDS_A_MINUTE = 60;
const SECONDS_AN_HOUR = 60 * SECONDS_A_MINUTE;
const MS_PER_SECOND = 1000;

/** Signing in and out: OpenID Connect, then a refresh token in a cookie; GET /api/status hands out access tokens. */
export function registerSession(app: FastifyInstance, parts: SignInParts): void {
  registerSignIn(app, parts);
  registerRenewal(app, parts);
}

function registerSignIn(app: FastifyInstance, parts: SignInParts): void {
  const { db, identityProvider, publicUrl, sessionKey } = parts;
  const provider = identityProvider && makeIdentityProvider(identityProvider);
  const cookies = makeSignInCookies(sessionKey);

  serveCall(app, loginCall, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (provider === null) return reply.redirect('/login?loginFailed=true');
    try {
      const { url, checks } = await provider.begin(
        `${readSite(request, publicUrl)}${loginCallbackCall.path}`,
        request.query.language,
      );
      const written = await cookies.write(checks);
      const seconds = SIGN_IN_MINUTES * SECONDS_A_MINUTE;
      return await setCookie(signInCookie, reply, publicUrl, written, seconds).redirect(url.href);
    } catch (error) {
      return failSignIn(error, request, reply);
    }
  });

  serveCall(app, loginCallbackCall, async (request, reply) => {
    // Cookie and code are good for one try.
    clearCookie(signInCookie, reply.header('cache-control', 'no-store'), publicUrl);
    try {
      const checks = await cookies.read(readCookie(signInCookie, request, publicUrl));
      if (provider === null || checks === null) return await reply.redirect('/?loginFailed=true');
      const callbackUrl = new URL(`${readSite(request, publicUrl)}${request.url}`);
      const accountId = await saveAccount(db, await provider.finish(callbackUrl, checks));
      const { token, hash } = makeRefreshToken();
      const seconds = parts.sessionHours * SECONDS_AN_HOUR;
      const expiresAt = new Date(Date.now() + seconds * MS_PER_SECOND);
      await beginSession(db, accountId, hash, { expiresAt, idleMinutes: parts.sessionIdleMinutes });
      return await setCookie(refreshCookie, reply, publicUrl, token, seconds).redirect('/admin');
    } catch (error) {
      return failSignIn(error, request, reply);
    }
  });
}

/** Names of errors only: what the provider says may hold data of the person. */
function failSignIn(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof MissingPersonalCodeError) return reply.redirect('/?idCodeMissing=true');
  const { name, code } = error as { name?: string; code?: string };
  request.log.warn({ name, code }, 'a sign-in failed');
  return reply.redirect('/?loginFailed=true');
}

function registerRenewal(app: FastifyInstance, parts: SignInParts): void {
  const { db, publicUrl, sessionHours, sessionKey } = parts;
  const onRequest = checkOrigin(publicUrl);

  serveCall(app, renewCall, { onRequest }, async (request, reply) => {
    const old = readCookie(refreshCookie, request, publicUrl);
    const next = old === undefined ? null : makeNextToken(old, sessionKey);
    if (next === null || !(await rotateSession(db, hashRefreshToken(old!), next.hash))) {
      // The cookie stays: another tab may have got a new one meanwhile.
      throw refuse(401, 'NotAuthenticated', 'The session has ended.');
    }
    setCookie(refreshCookie, reply, publicUrl, next.token, sessionHours * SECONDS_AN_HOUR);
    return reply.code(204).send(null);
  });

  serveCall(app, logoutCall, { onRequest }, async (request, reply) => {
    const hash = readRefreshHash(request, publicUrl);
    if (hash !== null) await endSession(db, hash);
    return clearCookie(refreshCookie, reply, publicUrl).code(204).send(null);
  });
}

/**
 * Holds the checks of a sign-in that is under way; another cookie than the session's. It comes back with the browser's
 * return from the provider, which is another site.
 */
const signInCookie: SiteCookie = {
  name: 'signIn',
  options: { httpOnly: true, secure: true, sameSite: 'lax', path: loginCall.path },
};
const SIGN_IN_MINUTES = 10;

/** Writes and reads the checks as an encrypted cookie, so that the server keeps nothing of who never comes back. */
function makeSignInCookies(sessionKey: Uint8Array) {
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
