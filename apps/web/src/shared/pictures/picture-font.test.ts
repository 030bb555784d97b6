// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isInUnicodeRange, makeFontRules } from './picture-font';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('isInUnicodeRange', () => {
  it('knows single code points, ranges and wildcards', () => {
    const ranges = 'U+0-FF, U+131, U+4??';
    expect([0x61, 0xf5, 0x131, 0x401].map((code) => isInUnicodeRange(ranges, code))).toEqual(
      Array(4).fill(true),
    );
    expect([0x100, 0x132, 0x500].map((code) => isInUnicodeRange(ranges, code))).toEqual(Array(3).fill(false));
  });
});

describe('makeFontRules', () => {
  it("holds nothing of a typeface that is not the page's own", async () => {
    const fetchFont = vi.fn();
    vi.stubGlobal('fetch', fetchFont);
    expect(await makeFontRules('Arial, sans-serif', 'õun')).toBe('');
    expect(fetchFont).not.toHaveBeenCalled();
  });
});
