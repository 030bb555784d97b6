import { accountsCall, roleCall } from '@keelerada/contract/site/account';
import { jobsCall } from '@keelerada/contract/site/admin';
import { homeCall } from '@keelerada/contract/site/home';
import { logoutCall } from '@keelerada/contract/site/session';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi, fetchAnswer, queryApi } from './call-api';

const sent: [method: string, address: string, body: unknown][] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (address: string, { method, body }: { method: string; body: unknown }) => {
    sent.push([method, address, body]);
    return Promise.resolve(Response.json([]));
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('asks a call by its method, with fields of path, address and body in their places', async () => {
  await callApi(textQueryCall, { query: { details: 'true' }, body: { level: ['B1'] } });
  await callApi(roleCall, { params: { id: 'a/b ä' }, body: { role: 'ADMIN' } });
  await callApi(accountsCall, { query: { search: 'õun & puu' } });
  await callApi(accountsCall, { query: {} });
  await fetchAnswer(logoutCall);
  expect(sent).toEqual([
    ['POST', '/api/texts/detailneparing?details=true', '{"level":["B1"]}'],
    ['POST', '/api/admin/accounts/a%2Fb%20%C3%A4/role', '{"role":"ADMIN"}'],
    ['GET', '/api/admin/accounts?search=%C3%B5un%20%26%20puu', null],
    ['GET', '/api/admin/accounts', null],
    ['DELETE', '/api/auth/logout', null],
  ]);
});

it('keeps answers, but not those of the admin panel', () => {
  expect(queryApi(jobsCall)).toMatchObject({ queryKey: [jobsCall.path, {}], staleTime: 0, gcTime: 0 });
  expect(queryApi(homeCall)).not.toHaveProperty('staleTime');
  expect(queryApi(homeCall, {}, { showsProgress: true }).meta).toEqual({ showsProgress: true });
});
