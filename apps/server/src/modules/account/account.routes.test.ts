import { accountsCall, type Account, type AccountsResponse } from '@keelerada/contract/site/account';
import { adminHistoryCall, type AdminHistoryResponse } from '@keelerada/contract/site/admin-history';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDonationApp, type DonationApp } from '../../app/testing/donation-app-for-test';
import { account } from '../../platform/database/schema';
import { grantRole, saveAccount } from '../../platform/session/session.repository';

let made: DonationApp;
beforeAll(async () => {
  made = await makeDonationApp();
  await saveAccount(made.db, {
    issuer: 'https://id.example',
    subject: 'EE:7',
    firstName: 'Jaan',
    email: null,
  });
  await saveAccount(made.db, {
    ...{ issuer: 'https://id.example', subject: 'EE:8' },
    ...{ firstName: 'Kai', email: 'kai_100%@example.org' },
  });
});
afterAll(() => made.close());

const call = (url: string, payload?: object) =>
  made.app.inject({
    url,
    headers: made.admin,
    ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
  });
const list = async (search = '') =>
  (await call(`${accountsCall.path}?search=${encodeURIComponent(search)}`)).json<AccountsResponse>();
const find = async (firstName: string): Promise<Account> =>
  (await list()).accounts.find((account) => account.firstName === firstName)!;
const setRole = async (firstName: string, role: string) =>
  call(`${accountsCall.path}/${(await find(firstName)).id}/role`, { role });
const readHistory = async () => (await call(adminHistoryCall.path)).json<AdminHistoryResponse>();

it('lists accounts, administrators first, and tells which is one’s own', async () => {
  const { accounts, total } = await list();
  expect(total).toBe(3);
  expect(accounts[0]).toMatchObject({ firstName: 'Mari', role: 'ADMIN', isOwn: true });
  expect(accounts.map(({ firstName }) => firstName).toSorted()).toEqual(['Jaan', 'Kai', 'Mari']);
  expect(await find('Jaan')).toMatchObject({
    email: null,
    identity: 'https://id.example EE:7',
    isOwn: false,
  });
});

it.each([
  ['jaan', ['Jaan']],
  ['EE:8', ['Kai']],
  ['_100%', ['Kai']],
  ['%', ['Kai']],
  ['nobody', []],
])('finds %s by its letters alone', async (search, names) => {
  expect((await list(search)).accounts.map(({ firstName }) => firstName)).toEqual(names);
});

it('gives a role and takes it away, and writes both into the history', async () => {
  expect((await setRole('Jaan', 'ADMIN')).statusCode).toBe(200);
  expect(await find('Jaan')).toMatchObject({ role: 'ADMIN' });
  expect((await setRole('Jaan', 'ADMIN')).statusCode).toBe(200);
  expect((await setRole('Jaan', 'USER')).statusCode).toBe(200);
  expect(await readHistory()).toMatchObject([
    { action: 'role_taken', actorName: 'Mari', subject: 'https://id.example EE:7', details: 'ADMIN' },
    { action: 'role_given', actorName: 'Mari' },
  ]);
  const [first] = await readHistory();
  expect(await (await call(`${adminHistoryCall.path}?before=${first!.id}`)).json()).toHaveLength(1);
});

it('never takes the role of the last administrator, also not by two calls at once', async () => {
  const refused = await setRole('Mari', 'USER');
  expect([refused.statusCode, refused.json()]).toMatchObject([409, [{ code: 'LastAdministrator' }]]);
  await setRole('Kai', 'ADMIN');
  const [mari, kai] = [await find('Mari'), await find('Kai')];
  const take = ({ id }: Account) => call(`${accountsCall.path}/${id}/role`, { role: 'USER' });
  await Promise.all([take(kai), take(mari)]);
  expect(await made.db.$count(account, eq(account.role, 'ADMIN'))).toBe(1);
  await grantRole(made.db, mari.email!, 'ADMIN');
});

it('refuses roles that are none and accounts that are not there', async () => {
  expect((await setRole('Jaan', 'OWNER')).statusCode).toBe(400);
  expect((await call(`${accountsCall.path}/${crypto.randomUUID()}/role`, { role: 'ADMIN' })).statusCode).toBe(
    404,
  );
});
