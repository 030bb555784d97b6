import { describe, expect, it } from 'vitest';
import { FormCache } from './form-cache';

describe('FormCache', () => {
  it('keeps as many forms as it may and lets the longest unused go', () => {
    const cache = new FormCache<number>(2);
    cache.set('ema', 1);
    cache.set('isa', 2);
    expect(cache.get('ema')).toBe(1);
    cache.set('laps', 3);
    expect([cache.get('ema'), cache.get('isa'), cache.get('laps')]).toEqual([1, undefined, 3]);
    expect(cache.size).toBe(2);
  });
});
