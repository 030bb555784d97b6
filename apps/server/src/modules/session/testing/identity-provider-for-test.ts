// For tests: a real OpenID Connect provider on a free port, whose sign-in page is answered by the test.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export const TEST_CLIENT = { clientId: 'keelerada', clientSecret: 'a secret of tests' };

/** Claims of the persons that can sign in, by subject. */
export type Persons = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface TestProvider {
  readonly issuer: string;
  /** Signs a person in at the provider; answers the address that the provider sends the browser back to. */
  signIn(authorizationUrl: string, subject: string): Promise<string>;
  /** From now on who comes with a browser signs in as this person. */
  expect(subject: string): void;
  /** What is wrong with the id tokens from now on; null for nothing. */
  spoil(what: 'signature' | 'azp' | null): void;
  close(): Promise<void>;
}

export async function startTestProvider(redirectUri: string, persons: Persons): Promise<TestProvider> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let subject = '';
  let spoiled: 'signature' | 'azp' | null = null;
  const own = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: TEST_CLIENT.clientId,
        client_secret: TEST_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: ['openid', 'profile', 'email', 'personal_code'],
    claims: {
      openid: ['sub'],
      profile: ['given_name'],
      email: ['email'],
      personal_code: ['personal_code'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...persons[id] }) }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client!.clientId,
        accountId: context.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid profile email personal_code');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['a key of tests'] },
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), alg: 'RS256', use: 'sig', kid: 'own' }] },
  });
  spoilIdTokens(provider, () => spoiled, { own: own.privateKey, foreign: foreign.privateKey });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: subject } });
  });
  return {
    issuer,
    spoil: (what) => void (spoiled = what),
    expect: (wanted) => void (subject = wanted),
    async signIn(authorizationUrl, wanted) {
      subject = wanted;
      return follow(authorizationUrl, redirectUri);
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Answers of the provider with an id token that another has signed, or that names another site. */
function spoilIdTokens(
  provider: Provider,
  readSpoiled: () => 'signature' | 'azp' | null,
  keys: { readonly own: CryptoKey; readonly foreign: CryptoKey },
): void {
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    const spoiled = readSpoiled();
    if (spoiled === null || typeof body?.id_token !== 'string') return;
    const azp = spoiled === 'azp' ? 'another site' : TEST_CLIENT.clientId;
    const key = spoiled === 'azp' ? keys.own : keys.foreign;
    body.id_token = await new SignJWT({ ...decodeJwt(body.id_token), azp })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign(key);
  });
}

/** Follows redirects with cookies, as a browser does, up to the address that begins as given. */
async function follow(url: string, end: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  while (!next.startsWith(end)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0]!.split(/=(.*)/su) as [string, string];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${next} answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}
