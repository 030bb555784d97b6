import * as client from 'openid-client';
import { readOwn } from '@keelerada/estonian/make-table';
import type { ProviderSettings } from '../../platform/session/provider-settings';
import type { Identity } from '../../platform/session/session.repository';

/** What must come back unchanged from the provider, kept in a cookie meanwhile. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The identity has no personal code at the provider. */
export class MissingPersonalCodeError extends Error {
  override readonly name = 'MissingPersonalCodeError';
}

/** The id token was made for another site. */
export class ForeignTokenError extends Error {
  override readonly name = 'ForeignTokenError';
}

const SCOPE = 'openid profile personal_code email';
const TIMEOUT_SECONDS = 10;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An OpenID Connect provider: authorization-code flow with PKCE, state and nonce. */
export interface IdentityProvider {
  /** Where the browser goes to sign in, and what its answer is checked against. */
  begin(redirectUri: string, language: string): Promise<{ url: URL; checks: SignInChecks }>;
  /** Who has signed in. Rejects with MissingPersonalCodeError and with the errors of openid-client. */
  finish(callbackUrl: URL, checks: SignInChecks): Promise<Identity>;
}

/** Asks the provider for its configuration at the first sign-in, and again after a failure. */
export function makeIdentityProvider(settings: ProviderSettings): IdentityProvider {
  let found: Promise<client.Configuration> | null = null;
  const discover = (): Promise<client.Configuration> => {
    found ??= discoverProvider(settings).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    async begin(redirectUri, language) {
      const configuration = await discover();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      });
      return { url, checks };
    },
    async finish(callbackUrl, { state, nonce, codeVerifier }) {
      const configuration = await discover();
      // With the nonce openid-client refuses an answer without an id token.
      const tokens = await client.authorizationCodeGrant(configuration, callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
      });
      const claims = tokens.claims()!;
      if (claims['azp'] !== undefined && claims['azp'] !== settings.clientId) throw new ForeignTokenError();
      const info = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return makeIdentity(settings.issuer, { ...claims, ...info });
    },
  };
}

function discoverProvider({ issuer, clientId, clientSecret }: ProviderSettings) {
  const url = new URL(issuer);
  // A provider on this machine may speak plain HTTP; every other must not.
  const isLocal = LOCAL_HOSTS.has(url.hostname);
  return client.discovery(url, clientId, clientSecret, client.ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // The signature of the id token is checked, although it comes straight from the provider.
    execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
  });
}

function makeIdentity(issuer: string, claims: Readonly<Record<string, unknown>>): Identity {
  const read = (name: string): string | null => {
    const value = readOwn(claims, name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  if (read('personal_code') === null) throw new MissingPersonalCodeError();
  return {
    issuer,
    subject: read('sub')!,
    firstName: read('given_name') ?? read('name') ?? '',
    email: read('email'),
  };
}
