import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedKeys } from './sorted-keys';

const hash = fc.integer({ min: 0, max: 0xffff_ffff });

describe('sorted keys', () => {
  it('are found where they stand, and no others, whichever sign their hash has', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hash, { maxLength: 200 }), fc.array(hash), (some, others) => {
        const sorted = Uint32Array.from(some).sort();
        const keys = new SortedKeys(sorted);
        for (const key of [...some, ...others]) {
          expect(keys.findPlace(key)).toBe(sorted.indexOf(key));
          expect(keys.findPlace(key | 0)).toBe(sorted.indexOf(key));
        }
      }),
    );
  });

  it('are found at both ends of their range', () => {
    const keys = new SortedKeys(Uint32Array.of(0, 1, 0xffff_fffe, 0xffff_ffff));
    expect([0, 1, -2, -1, 5].map((key) => keys.findPlace(key))).toEqual([0, 1, 2, 3, -1]);
  });
});
