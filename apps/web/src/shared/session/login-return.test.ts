// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepLoginReturn, makeLoginAddress, takeLoginReturn } from './login-return';

const keep = (address: string) => keepLoginReturn(makeLoginAddress(address).slice('/login'.length));

it('leads back to the page of administrators once', () => {
  keep('/admin/review?id=7');
  expect([takeLoginReturn(), takeLoginReturn()]).toEqual(['/admin/review?id=7', null]);
});

it.each(['/', '/corrector', '/tools/wordlist?type=LEMMAS#more', '/admin/content?name=links'])(
  'leads back to any page of the site: %s',
  (address) => {
    keep(address);
    expect(takeLoginReturn()).toBe(address);
  },
);

it.each([
  '//example.org/admin',
  'https://example.org',
  '/\\example.org',
  '/\t/example.org',
  '/login',
  '/login?return=/',
  '',
])('leads nowhere else: %j', (address) => {
  keep(address);
  expect(takeLoginReturn()).toBeNull();
});
