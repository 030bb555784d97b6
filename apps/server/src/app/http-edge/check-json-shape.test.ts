import { describe, expect, it } from 'vitest';
import { checkJsonShape } from './parse-json-body';

const MEGABYTE = 1024 * 1024;
/** Each character is read once; that a quote is none is seen from one more. */
const MOST_READS_A_CHARACTER = 2;

/** Checks a body; how often each of its characters was read on the average. */
function countReads(json: string, act: (counted: string) => void): number {
  let reads = 0;
  const counted = Object.assign(new String(json), {
    charCodeAt: (at: number) => {
      reads += 1;
      return json.charCodeAt(at);
    },
  });
  act(counted as unknown as string);
  return reads / Math.max(1, json.length);
}

describe('the shape of a JSON body', () => {
  it.each([
    ['brackets', '['.repeat(8 * MEGABYTE)],
    ['braces', '{"a":'.repeat(MEGABYTE)],
    ['empty lists', `[${'[],'.repeat(2 * MEGABYTE)}[]]`],
    ['empty texts', `[${'"",'.repeat(2 * MEGABYTE)}""]`],
    ['members', `{${Array.from({ length: 200_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
    ['brackets behind a text', `{"a":"\\"[[[\\\\","b":${'['.repeat(40)}`],
  ])('is refused when it is made of %s', (_what, json) => {
    const reads = countReads(json, (counted) => {
      expect(() => checkJsonShape(counted)).toThrow(/The body is/u);
    });
    expect(reads).toBeLessThanOrEqual(MOST_READS_A_CHARACTER);
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
    expect(countReads(json, checkJsonShape)).toBeLessThanOrEqual(MOST_READS_A_CHARACTER);
  });
});
