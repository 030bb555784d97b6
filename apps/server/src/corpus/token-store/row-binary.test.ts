import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRowBinary } from './read-row-binary';
import { RowBinaryWriter } from './row-binary';

const TYPES = [
  ...(['UInt8', 'UInt16', 'UInt32', 'UInt64', 'Int64', 'String', 'Bytes'] as const),
  ...(['Array(UInt8)', 'Array(UInt16)', 'Array(UInt32)'] as const),
] as const;

const row = fc.record({
  u8: fc.integer({ min: 0, max: 0xff }),
  u16: fc.integer({ min: 0, max: 0xffff }),
  u32: fc.integer({ min: 0, max: 0xffffffff }),
  u64: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
  i64: fc.maxSafeInteger(),
  text: fc.string({ unit: 'grapheme', maxLength: 300 }),
  bytes: fc.uint8Array({ maxLength: 200 }),
  a8: fc.array(fc.integer({ min: 0, max: 0xff }), { maxLength: 300 }),
  a16: fc.array(fc.integer({ min: 0, max: 0xffff })),
  a32: fc.array(fc.integer({ min: 0, max: 0xffffffff })),
});

type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

function write(rows: readonly Row[]): Uint8Array {
  const out = new RowBinaryWriter();
  for (const one of rows) {
    out.writeUInt8(one.u8);
    out.writeUInt16(one.u16);
    out.writeUInt32(one.u32);
    out.writeUInt64(one.u64);
    // The writer has no signed numbers: a negative one is its two's complement.
    const [low, high] = new Uint32Array(BigInt64Array.of(BigInt(one.i64)).buffer);
    out.writeUInt32s(Uint32Array.of(low!, high!), 0, 2);
    out.writeString(one.text);
    out.writeBytes(one.bytes);
    out.writeUInt8Array(one.a8);
    out.writeUInt16Array(one.a16);
    out.writeUInt32Array(one.a32);
  }
  return out.view().slice();
}

describe('RowBinary', () => {
  it('reads back what is written', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const [u8, u16, u32, u64, i64, texts, bytes, a8, a16, a32] = readRowBinary(write(rows), TYPES);
        expect([...u8]).toEqual(rows.map((one) => one.u8));
        expect([...u16]).toEqual(rows.map((one) => one.u16));
        expect([...u32]).toEqual(rows.map((one) => one.u32));
        expect([...u64]).toEqual(rows.map((one) => one.u64));
        expect([...i64]).toEqual(rows.map((one) => one.i64));
        expect(texts).toEqual(rows.map((one) => one.text.toWellFormed()));
        expect(bytes.map((one) => [...one])).toEqual(rows.map((one) => [...one.bytes]));
        rows.forEach((one, i) => {
          expect([...a8.values.subarray(a8.starts[i], a8.starts[i + 1])]).toEqual(one.a8);
          expect([...a16.values.subarray(a16.starts[i], a16.starts[i + 1])]).toEqual(one.a16);
          expect([...a32.values.subarray(a32.starts[i], a32.starts[i + 1])]).toEqual(one.a32);
        });
      }),
    );
  });

  it('takes no answer that ends inside a row, wherever it is cut', () => {
    fc.assert(
      fc.property(
        row,
        row,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (one, other, place) => {
          const first = write([one]).length;
          const whole = write([one, other]);
          const end = first + 1 + Math.floor(place * (whole.length - first - 1));
          fc.pre(end < whole.length);
          expect(() => readRowBinary(whole.subarray(0, end), TYPES)).toThrow(IndexIncompleteError);
        },
      ),
    );
  });

  it('reads columns out of the middle of a larger buffer', () => {
    const bytes = write([]);
    const padded = Buffer.concat([Buffer.from([9]), bytes, Buffer.from([3, 0x61, 0x62, 0x63])]);
    expect(readRowBinary(padded.subarray(1), ['String'])[0]).toEqual(['abc']);
  });
});
