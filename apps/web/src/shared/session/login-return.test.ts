// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepLoginReturn, makeLoginAddress, takeLoginReturn } from './login-return';

const keep = (address: string) => keepLoginReturn(makeLoginAddress(address).slice('/login'.length));

it('leads back to the page of administrators once', () => {
  keep('/admin/review?id=7');
  expect([takeLoginReturn(), takeLoginReturn()]).toEqual(['/admin/review?id=7', null]);
});

it.each(['//example.org/admin', 'https://example.org', '/tools', '/admin\\example.org', '/administrators'])(
  'leads nowhere else: %s',
  (address) => {
    keep(address);
    expect(takeLoginReturn()).toBeNull();
  },
);
