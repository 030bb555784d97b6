import { describe, expect, it } from 'vitest';
import { FormCache } from './form-cache';

describe('FormCache', () => {
  it('keeps as many forms as it may and lets the oldest go that was not asked for', () => {
    const cache = new FormCache<number>(2);
    cache.set('ema', 1);
    cache.set('isa', 2);
    expect(cache.get('ema')).toBe(1);
    cache.set('laps', 3);
    expect([cache.get('ema'), cache.get('isa'), cache.get('laps')]).toEqual([1, undefined, 3]);
    expect(cache.size).toBe(2);
  });

  it('spares a form once for having been asked for', () => {
    const cache = new FormCache<number>(2);
    cache.set('ema', 1);
    cache.set('isa', 2);
    expect([cache.get('ema'), cache.get('isa')]).toEqual([1, 2]);
    cache.set('laps', 3);
    cache.set('koer', 4);
    expect(['ema', 'isa', 'laps', 'koer'].map((form) => cache.get(form))).toEqual([
      undefined,
      undefined,
      3,
      4,
    ]);
    expect(cache.size).toBe(2);
  });

  it('replaces what it says of a form', () => {
    const cache = new FormCache<number>(1);
    cache.set('ema', 1);
    cache.set('ema', 2);
    expect([cache.get('ema'), cache.size]).toEqual([2, 1]);
  });
});
