import type { CookieSerializeOptions } from '@fastify/cookie';
import { errorBodySchema } from '@keelerada/contract/errors';
import { languageField } from '@keelerada/contract/language-field';
import { LOGIN_CALLBACK_PATH, LOGIN_PATH, LOGOUT_PATH, RENEW_PATH } from '@keelerada/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { readSite } from '../../platform/session/read-site';
import { checkOrigin } from '../../platform/session/check-origin';
import {
  hashRefreshToken,
  makeRefreshToken,
  REFRESH_COOKIE,
  REFRESH_TOKEN_DAYS,
} from '../../platform/session/refresh-token';
import type { SessionParts } from '../../platform/session/require-role';
import {
  beginSession,
  endSession,
  rotateSession,
  saveAccount,
} from '../../platform/session/session.repository';
import type { ProviderSettings } from '../../platform/session/provider-settings';
import { makeIdentityProvider, MissingPersonalCodeError } from './identity-provider';
import { makeSignInCookies, SIGN_IN_COOKIE, SIGN_IN_MINUTES } from './sign-in-cookie';

export interface SignInParts extends SessionParts {
  readonly sessionKey: Uint8Array;
  /** Null where no provider is configured. */
  readonly identityProvider: ProviderSettings | null;
  /** Address of the site as its visitors see it; null takes that of the request. */
  readonly publicUrl: string | null;
}

const SECONDS_A_MINUTE = 60;
const SECONDS_A_DAY = 24 * 60 * 60;

/** A page of the site may send it, no other site's page. */
const refreshCookie: CookieSerializeOptions = {
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
  path: '/api',
  maxAge: REFRESH_TOKEN_DAYS * SECONDS_A_DAY,
};
/** Comes back with the browser's return from the provider, which is another site. */
const signInCookie: CookieSerializeOptions = {
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: LOGIN_PATH,
  maxAge: SIGN_IN_MINUTES * SECONDS_A_MINUTE,
};

/** Signing in and out (SPEC 7): OpenID Connect, then a refresh token in a cookie; GET /api/status hands out access tokens. */
export function registerSession(app: FastifyInstance, parts: SignInParts): void {
  registerSignIn(app, parts);
  registerRenewal(app, parts);
}

function registerSignIn(app: FastifyInstance, parts: SignInParts): void {
  const { db, identityProvider, publicUrl, sessionKey } = parts;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const provider = identityProvider && makeIdentityProvider(identityProvider);
  const cookies = makeSignInCookies(sessionKey);

  routes.get(
    LOGIN_PATH,
    {
      schema: {
        tags: ['session'],
        summary: 'Begins a sign-in: redirects the browser to the identity provider',
        querystring: z.object({ language: languageField.default('en') }),
        response: { 302: z.null().describe('To the provider, or back to the site with loginFailed') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (provider === null) return reply.redirect('/login?loginFailed=true');
      try {
        const { url, checks } = await provider.begin(
          `${readSite(request, publicUrl)}${LOGIN_CALLBACK_PATH}`,
          request.query.language,
        );
        return await reply
          .setCookie(SIGN_IN_COOKIE, await cookies.write(checks), signInCookie)
          .redirect(url.href);
      } catch (error) {
        return failSignIn(error, request, reply);
      }
    },
  );

  routes.get(
    LOGIN_CALLBACK_PATH,
    {
      schema: {
        tags: ['session'],
        summary: 'Ends a sign-in: the identity provider sends the browser here',
        response: {
          302: z.null().describe('To the site, with loginFailed or idCodeMissing where nobody is signed in'),
        },
      },
    },
    async (request, reply) => {
      // Cookie and code are good for one try.
      reply.header('cache-control', 'no-store').clearCookie(SIGN_IN_COOKIE, signInCookie);
      try {
        const checks = await cookies.read(request.cookies[SIGN_IN_COOKIE]);
        if (provider === null || checks === null) return await reply.redirect('/?loginFailed=true');
        const callbackUrl = new URL(`${readSite(request, publicUrl)}${request.url}`);
        const accountId = await saveAccount(db, await provider.finish(callbackUrl, checks));
        const { token, hash, expiresAt } = makeRefreshToken();
        await beginSession(db, accountId, hash, expiresAt);
        return await reply.setCookie(REFRESH_COOKIE, token, refreshCookie).redirect('/admin');
      } catch (error) {
        return failSignIn(error, request, reply);
      }
    },
  );
}

/** Names of errors only: what the provider says may hold data of the person. */
function failSignIn(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof MissingPersonalCodeError) return reply.redirect('/?idCodeMissing=true');
  const { name, code } = error as { name?: string; code?: string };
  request.log.warn({ name, code }, 'a sign-in failed');
  return reply.redirect('/?loginFailed=true');
}

function registerRenewal(app: FastifyInstance, parts: SignInParts): void {
  const { db, publicUrl } = parts;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = checkOrigin(publicUrl);
  const readHash = ({ cookies }: FastifyRequest): string | null => {
    const token = cookies[REFRESH_COOKIE];
    return token === undefined ? null : hashRefreshToken(token);
  };

  routes.post(
    RENEW_PATH,
    {
      onRequest,
      schema: {
        tags: ['session'],
        summary: 'Extends the session: another refresh token in the cookie; former access tokens end',
        response: { 204: z.null(), '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const hash = readHash(request);
      const next = makeRefreshToken();
      if (hash === null || !(await rotateSession(db, hash, next.hash, next.expiresAt))) {
        reply.clearCookie(REFRESH_COOKIE, refreshCookie);
        throw new RequestFailure(401, [makeApiError('NotAuthenticated', 'The session has ended.')]);
      }
      return reply.setCookie(REFRESH_COOKIE, next.token, refreshCookie).code(204).send(null);
    },
  );

  routes.delete(
    LOGOUT_PATH,
    {
      onRequest,
      schema: {
        tags: ['session'],
        summary: 'Ends the session: refresh and access tokens are worthless',
        response: { 204: z.null(), '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const hash = readHash(request);
      if (hash !== null) await endSession(db, hash);
      return reply.clearCookie(REFRESH_COOKIE, refreshCookie).code(204).send(null);
    },
  );
}
