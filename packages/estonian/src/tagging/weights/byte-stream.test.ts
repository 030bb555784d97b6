import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter } from './byte-stream';

describe('byte streams', () => {
  it('give back whole numbers up to 2^32 - 1 and any JSON in the order of writing', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }));
    fc.assert(
      fc.property(numbers, fc.string({ unit: 'binary' }), (values, text) => {
        const out = new ByteWriter();
        for (const value of values) out.writeNumber(value);
        out.writeJson({ text });
        const input = new ByteReader(out.finish());
        expect(values.map(() => input.readNumber())).toEqual(values);
        expect(input.readJson()).toEqual({ text });
      }),
    );
  });

  it('grow with what is written', () => {
    const out = new ByteWriter();
    const bytes = Uint8Array.from({ length: 200_000 }, (_, i) => i % 251);
    out.writeBytes(bytes);
    out.writeNumber(7);
    const input = new ByteReader(out.finish());
    expect(input.readBytes(bytes.length)).toEqual(bytes);
    expect(input.readNumber()).toBe(7);
  });

  it('refuse to read past the end', () => {
    const input = new ByteReader(Uint8Array.of(0x80));
    expect(() => input.readNumber()).toThrow(RangeError);
    expect(() => new ByteReader(Uint8Array.of(1)).readBytes(2)).toThrow(RangeError);
  });
});
