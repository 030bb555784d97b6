import type { ContentState } from '@keelerada/contract/site/content-calls';
import { statusCall, type StatusResponse } from '@keelerada/contract/fields/status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDonationApp, type DonationApp } from '../../app/testing/donation-app-for-test';

let made: DonationApp;
beforeAll(async () => {
  made = await makeDonationApp();
});
afterAll(() => made.close());

const url = `/api/admin/content/grants`;
const publish = (content: unknown, basedOn: number | null) =>
  made.app.inject({ method: 'POST', url, headers: made.admin, payload: { content, basedOn } });
const read = async () => (await made.app.inject({ url, headers: made.admin })).json<ContentState>();
const readVersions = async () => (await made.app.inject(statusCall.path)).json<StatusResponse>().contents;
const grant = (name: string) => [{ name, url: 'https://etis.example/1' }];

it('begins with the content folder', async () => {
  expect(await read()).toEqual({ name: 'grants', version: null, content: null, history: [] });
  expect(await readVersions()).toBeUndefined();
});

it('is published at once, kept with its history, and an earlier version comes back', async () => {
  const first = (await publish(grant('Esimene'), null)).json<ContentState>();
  const second = (await publish(grant('Teine'), first.version)).json<ContentState>();
  expect(second).toMatchObject({
    content: grant('Teine'),
    history: [{ actorName: 'Mari' }, { actorName: 'Mari' }],
  });
  expect(await readVersions()).toEqual({ grants: second.version });
  const old = await made.app.inject(`/api/site-content/grants/${first.version}`);
  expect([old.json(), old.headers['cache-control']]).toEqual([
    grant('Esimene'),
    expect.stringContaining('immutable'),
  ]);
  const third = (await publish(old.json(), second.version)).json<ContentState>();
  expect(third).toMatchObject({ content: grant('Esimene') });
  expect(third.history).toHaveLength(3);
});

it('who began before somebody else published overwrites nothing: 409', async () => {
  const { version } = await read();
  const answers = await Promise.all([publish(grant('A'), version), publish(grant('B'), version)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it.each([
  ['an address that runs a script', [{ name: 'Kuri', url: 'javascript:alert(1)' }]],
  ['an empty name', [{ name: ' ', url: 'https://etis.example' }]],
  ['another form', { name: 'x' }],
])('refuses %s', async (_what, content) => {
  const { version } = await read();
  const refused = await publish(content, version);
  expect([refused.statusCode, refused.json()]).toMatchObject([400, [{ code: 'InvalidRequest' }]]);
});

it('knows no other names and versions', async () => {
  expect((await made.app.inject(`/api/site-content/people/1`)).statusCode).toBe(404);
  expect((await made.app.inject(`/api/site-content/none/1`)).statusCode).toBe(400);
  const other = await made.app.inject({ url: `/api/admin/content/none`, headers: made.admin });
  expect(other.statusCode).toBe(400);
});
