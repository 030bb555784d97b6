import { expect, it } from 'vitest';
import { grantRole } from '../../platform/session/session.repository';
import {
  SITE,
  app,
  call,
  connection,
  countSessions,
  readStatus,
  signIn,
  useSessionSite,
} from '../../app/testing/session-site-for-test';

useSessionSite();

it('a second sign-in makes both tokens of the first worthless at once', async () => {
  const first = await signIn('mari');
  await grantRole(connection.db, 'mari@example.org', 'ADMIN');
  const { accessToken } = await readStatus(first);
  const askAsAdmin = (token: string | null) =>
    app.inject({ url: '/api/admin/usage', headers: { authorization: `Bearer ${token}` } });
  expect((await askAsAdmin(accessToken)).statusCode).toBe(200);

  const second = await signIn('mari');
  expect(second).not.toEqual(first);
  expect(await countSessions()).toBe(1);
  expect((await askAsAdmin(accessToken)).statusCode).toBe(401);
  expect((await readStatus(first)).user).toBeNull();
  expect((await call('POST', '/api/auth/renew', first, SITE)).statusCode).toBe(401);
  expect((await askAsAdmin((await readStatus(second)).accessToken)).statusCode).toBe(200);
});
