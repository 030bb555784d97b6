import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyText } from './copy-text';

describe('a copy of a text', () => {
  it('is the same text, long or short, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(copyText(text)).toBe(text);
      }),
    );
  });
});
