import { describe, expect, it } from 'vitest';
import { account, session } from '../../platform/database/schema';
import { grantRole } from '../../platform/session/session.repository';

import {
  connection,
  provider,
  makeApp,
  begin,
  signIn,
  readStatus,
  finish,
  countSessions,
  useSessionSite,
  type Cookies,
} from '../../app/testing/session-site-for-test';

useSessionSite();

describe('a sign-in', () => {
  it('makes an account with the role USER and a session that the status tells of', async () => {
    const cookies = await signIn('mari');
    const { user, accessToken, integrationPaths } = await readStatus(cookies);
    expect(user).toEqual({ firstName: 'Mari', roleName: 'USER' });
    expect(integrationPaths).toMatchObject({ login: '/api/auth/login/harid' });
    const claims = JSON.parse(Buffer.from(accessToken!.split('.')[1]!, 'base64url').toString()) as object;
    expect(claims).toMatchObject({ firstName: 'Mari', roleName: 'USER' });
    expect(JSON.stringify(claims)).not.toContain('EE:1');
    const rows = await connection.db.select().from(account);
    expect(rows).toMatchObject([{ subject: 'mari', email: 'mari@example.org', role: 'USER' }]);
    expect(JSON.stringify(rows)).not.toContain('EE:1');
  });

  it('asks the provider with PKCE, state, nonce, scope and language', async () => {
    const { searchParams } = new URL((await begin('ET')).url);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('scope')).toBe('openid profile personal_code email');
    expect(searchParams.get('ui_locales')).toBe('et');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/.{20}/u);
  });

  it('finds the account of a person again and keeps the role', async () => {
    await signIn('mari');
    await grantRole(connection.db, 'MARI@example.org', 'ADMIN');
    expect((await readStatus(await signIn('mari'))).user).toMatchObject({ roleName: 'ADMIN' });
    expect(await connection.db.$count(account)).toBe(1);
    expect(await countSessions()).toBe(1);
  });

  it('asks for the personal code where the identity has none', async () => {
    const { url, cookies } = await begin();
    const response = await finish(await provider.signIn(url, 'jaan'), cookies);
    expect(response.headers.location).toBe('/?idCodeMissing=true');
    expect(await connection.db.$count(account)).toBe(0);
  });

  describe('without a session at the end', () => {
    async function prepare() {
      const { url, cookies } = await begin();
      return { back: await provider.signIn(url, 'mari'), cookies };
    }
    const change = (url: string, name: string, value: string | null) => {
      const changed = new URL(url);
      if (value === null) changed.searchParams.delete(name);
      else changed.searchParams.set(name, value);
      return changed.href;
    };
    const other = { signIn: 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..x.y.z' };
    const cases: readonly [string, (tried: { back: string; cookies: Cookies }) => [string, Cookies]][] = [
      ['without the cookie of its beginning', ({ back }) => [back, {}]],
      ['with a forged cookie', ({ back }) => [back, other]],
      ['with an empty cookie', ({ back }) => [back, { signIn: '' }]],
      ['with a cut cookie', ({ back, cookies }) => [back, { signIn: cookies['signIn']!.slice(0, -4) }]],
      ['with another state', ({ back, cookies }) => [change(back, 'state', 'other'), cookies]],
      ['without a state', ({ back, cookies }) => [change(back, 'state', null), cookies]],
      ['with another code', ({ back, cookies }) => [change(back, 'code', 'other'), cookies]],
      ['without a code', ({ back, cookies }) => [change(back, 'code', null), cookies]],
      ['with an empty code', ({ back, cookies }) => [change(back, 'code', ''), cookies]],
      [
        'with the code of another client',
        ({ back, cookies }) => [change(back, 'code', 'x'.repeat(43)), cookies],
      ],
      ['with another issuer', ({ back, cookies }) => [change(back, 'iss', 'https://evil.example'), cookies]],
      [
        'where the person refused',
        ({ back, cookies }) => [change(change(back, 'code', null), 'error', 'access_denied'), cookies],
      ],
      [
        'where the provider failed',
        ({ back, cookies }) => [change(change(back, 'code', null), 'error', 'server_error'), cookies],
      ],
      ['with two codes', ({ back, cookies }) => [`${back}&code=second`, cookies]],
      ['with two states', ({ back, cookies }) => [`${back}&state=second`, cookies]],
      ['with an id token in the address', ({ back, cookies }) => [`${back}&id_token=e30.e30.`, cookies]],
    ];

    it.each(cases)('%s', async (_name, spoil) => {
      const response = await finish(...spoil(await prepare()));
      expect(response.headers.location).toBe('/?loginFailed=true');
      expect(response.cookies.find(({ name }) => name === 'refreshToken')).toBeUndefined();
      expect(await countSessions()).toBe(0);
    });

    it.each([
      ['without an id token', 'scope', 'profile'],
      ['with the id token of another sign-in', 'nonce', 'other'],
      ['with the code of another beginning', 'code_challenge', 'x'.repeat(43)],
    ])('%s', async (_name, parameter, value) => {
      const { url, cookies } = await begin();
      const back = await provider.signIn(change(url, parameter, value), 'mari');
      expect((await finish(back, cookies)).headers.location).toBe('/?loginFailed=true');
      expect(await countSessions()).toBe(0);
    });

    it.each([
      ['with an id token that somebody else has signed', 'signature'],
      ['with an id token that was made for another site', 'azp'],
    ] as const)('%s', async (_name, what) => {
      const { url, cookies } = await begin();
      provider.spoil(what);
      const back = await provider.signIn(url, 'mari');
      expect((await finish(back, cookies)).headers.location).toBe('/?loginFailed=true');
      provider.spoil(null);
      expect(await countSessions()).toBe(0);
    });

    it('with the cookie of another sign-in', async () => {
      const [first, second] = [await prepare(), await prepare()];
      expect((await finish(first.back, second.cookies)).headers.location).toBe('/?loginFailed=true');
      expect(await countSessions()).toBe(0);
    });

    it('a second time with the same code', async () => {
      const { back, cookies } = await prepare();
      expect((await finish(back, cookies)).headers.location).toBe('/admin');
      await connection.db.delete(session);
      expect((await finish(back, cookies)).headers.location).toBe('/?loginFailed=true');
      expect(await countSessions()).toBe(0);
    });

    it('where the provider is not there', async () => {
      const lonely = await makeApp('http://127.0.0.1:9');
      const response = await lonely.inject('/api/auth/login/harid?language=et');
      expect(response.headers.location).toBe('/?loginFailed=true');
      await lonely.close();
    });

    it('where no provider is configured', async () => {
      const closed = await makeApp(null);
      expect((await closed.inject('/api/auth/login/harid')).headers.location).toBe('/login?loginFailed=true');
      const status = (await closed.inject('/api/status')).json<{ integrationPaths: object }>();
      expect(status.integrationPaths).not.toHaveProperty('login');
      await closed.close();
    });
  });
});
