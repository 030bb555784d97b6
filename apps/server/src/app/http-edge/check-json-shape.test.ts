import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { checkJsonShape } from './check-json-shape';

const MEGABYTE = 1024 * 1024;

describe('the shape of a JSON body', () => {
  it.each([
    ['brackets', '['.repeat(8 * MEGABYTE)],
    ['braces', '{"a":'.repeat(MEGABYTE)],
    ['empty lists', `[${'[],'.repeat(2 * MEGABYTE)}[]]`],
    ['empty texts', `[${'"",'.repeat(2 * MEGABYTE)}""]`],
    ['members', `{${Array.from({ length: 200_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
    ['brackets behind a text', `{"a":"\\"[[[\\\\","b":${'['.repeat(40)}`],
  ])('is refused when it is made of %s', (_what, json) => {
    const start = performance.now();
    expect(() => checkJsonShape(json)).toThrow(/The body is/u);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it.each([
    [
      'two selections of the largest size',
      JSON.stringify({ a: Array(20_000).fill('x'), b: Array(20_000).fill('y') }),
    ],
    ['a text full of brackets and quotes', JSON.stringify({ ownTexts: '[{"\\",'.repeat(150_000) })],
    ['a text of backslashes', JSON.stringify({ ownTexts: '\\'.repeat(1_000_000) })],
    ['nothing', ''],
    ['an open text', '{"a":"[['],
  ])('is passed on when it is %s', (_what, json) => {
    const start = performance.now();
    checkJsonShape(json);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
