import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonBytes } from './json-bytes';

/** Both Node.js and browsers have it; the packages have no platform types of their own. */
declare class TextDecoder {
  constructor(encoding: string, options: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}

describe('JsonBytes', () => {
  it('writes every string so that JSON gives it back, lone surrogates and controls included', () => {
    const unit = fc.oneof(
      fc.constantFrom(0, 9, 10, 34, 92, 127, 128, 0x7ff, 0x800, 0xd83d, 0xde00),
      fc.nat(0xffff),
    );
    const strings = fc.array(unit).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(fc.array(strings), (texts) => {
        const out = new JsonBytes();
        texts.forEach((text, index) => {
          out.writeAscii(index === 0 ? '[' : ',');
          out.writeString(text);
        });
        out.writeAscii(texts.length === 0 ? '[]' : ']');
        const json = new TextDecoder('utf-8', { fatal: true }).decode(out.take());
        expect(JSON.parse(json)).toEqual(texts);
      }),
    );
  });

  it('writes numbers as JSON.stringify does', () => {
    const out = new JsonBytes();
    const write = (body: () => void): string => {
      body();
      return new TextDecoder('utf-8', { fatal: true }).decode(out.take());
    };
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(write(() => out.writeInteger(value))).toBe(JSON.stringify(value));
      }),
    );
    const limit = 10 ** 11;
    fc.assert(
      fc.property(fc.integer({ min: -limit, max: limit }), fc.constantFrom(2, 4), (scaled, decimals) => {
        const expected = JSON.stringify(scaled / 10 ** decimals);
        // Exponents begin below 10⁻⁶, which four decimals do not reach.
        expect(write(() => out.writeDecimal(scaled, decimals))).toBe(expected);
      }),
      { examples: [[0, 4], [-1, 4], [100, 2], [-10_050, 4], [7, 2]] }, // prettier-ignore
    );
  });
});
