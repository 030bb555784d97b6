import { describe, expect, it } from 'vitest';
import { listTicks, makeScale } from './make-scale';

describe('listTicks', () => {
  it.each([
    [812, [0, 200, 400, 600, 800, 1000]],
    [1000, [0, 200, 400, 600, 800, 1000]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [0, [0, 1]],
  ])('gives round steps up to %d or just above', (most, ticks) => {
    expect(listTicks(most)).toEqual(ticks);
  });

  it('gives whole numbers from 5 on', () => {
    for (const most of [5, 6, 11, 21, 51, 4999]) expect(listTicks(most).every(Number.isInteger)).toBe(true);
  });
});

describe('the scale', () => {
  const row = (value: number, high: number, isFaint = false) => ({
    ...{ key: `${value}`, label: '' },
    values: [{ value, isFaint, interval: { low: 0, high }, title: '' }],
  });

  it('has room for every value, and for the intervals of those that say enough', () => {
    const { ticks, find, isBeyond } = makeScale(
      [row(400, 520), row(800, 930), row(100, 20_000, true)],
      10,
      110,
    );
    expect(ticks.at(-1)).toBe(1000);
    expect([0, 500, 20_000].map(find)).toEqual([10, 60, 110]);
    expect([1000, 20_000].map(isBeyond)).toEqual([false, true]);
  });

  it('takes the intervals of those that say too little where there are no others', () => {
    expect(makeScale([row(100, 900, true)], 0, 1).ticks.at(-1)).toBe(1000);
  });

  it('has room for what is asked in any case', () => {
    expect(makeScale([row(1, 1)], 0, 1, 5).ticks).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
