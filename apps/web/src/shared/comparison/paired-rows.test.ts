import type { KnownRate } from '@keelerada/corpus-engine/distribution/compare-rates';
import { describe, expect, it } from 'vitest';
import { listTypical, mixSides, orderBySureness, pairCounts, type PairedRow, pairRates } from './paired-rows';
import { countDecimals, listEnds, makeScales } from './paired-scales';

const rate = (value: number, apart = 1): KnownRate => ({ value, low: value - apart, high: value + apart });
const unknown = (value: number): KnownRate => ({ value, low: null, high: null });
const pair = (key: string, a: KnownRate, b: KnownRate, isSmall = false) =>
  pairRates(key, a, b, { A: 1, B: 1 }, isSmall);

describe('the side of a word', () => {
  const rows = [
    pair('kass', rate(20), rate(5)),
    pair('koer', rate(3), rate(30)),
    pair('hiir', rate(8), rate(8)),
    pair('rebane', rate(12), rate(10, 3)),
    pair('hunt', rate(14), rate(9)),
  ];

  it('is the selection that surely has more of it, A where the difference is above zero', () => {
    expect(listTypical(rows, 'A', 5)).toEqual(['kass', 'hunt']);
    expect(listTypical(rows, 'B', 5)).toEqual(['koer']);
    expect(listTypical(rows, 'A', 1)).toEqual(['kass']);
  });

  it('is that of its counts, as rates among what each selection has', () => {
    const lists = {
      A: new Map([['kass', 90]]),
      B: new Map([
        ['koer', 90],
        ['kass', 5],
      ]),
    };
    const found = pairCounts(lists, { A: 1000, B: 500 }, 100);
    expect(found.map(({ key, counts }) => [key, counts])).toEqual([
      ['koer', { A: 0, B: 90 }],
      ['kass', { A: 90, B: 5 }],
    ]);
    expect(found.map(({ A, B }) => [A.value, B.value])).toEqual([
      [0, 18],
      [9, 1],
    ]);
    expect(listTypical(found, 'A', 5)).toEqual(['kass']);
    expect(listTypical(found, 'B', 5)).toEqual(['koer']);
  });

  it('leads the list where it is most sure, then what is frequent', () => {
    const [less, more] = [pair('vähe', unknown(1), unknown(2)), pair('palju', unknown(9), unknown(3))];
    const order = orderBySureness([less, more, ...rows]).map(({ key }) => key);
    expect(order).toEqual(['koer', 'kass', 'hunt', 'rebane', 'hiir', 'palju', 'vähe']);
  });
});

it('the sides take turns, that of the surest row first', () => {
  const ofA = ['kass', 'hunt', 'rebane'].map((key, place) => pair(key, rate(30 - place), rate(5)));
  const ofB = pair('koer', rate(3), rate(8));
  const order = (rows: readonly PairedRow[]) => mixSides(rows).map(({ key }) => key);
  expect(order([...ofA, ofB])).toEqual(['kass', 'koer', 'hunt', 'rebane']);
  expect(order([ofB, ...ofA])).toEqual(['koer', 'kass', 'hunt', 'rebane']);
  expect(order([])).toEqual([]);
});

describe('the axis', () => {
  it('of rates begins at zero and ends where all intervals have room', () => {
    const { rates } = makeScales([pair('kass', rate(20, 4), rate(5))]);
    expect(rates.ticks).toEqual([0, 5, 10, 15, 20, 25]);
    expect([0, 12.5, 25, 40, -3].map(rates.find)).toEqual([0, 50, 100, 100, 0]);
  });

  it('of differences has zero on it, and both ends', () => {
    const both = makeScales([pair('kass', rate(20), rate(5)), pair('koer', rate(3), rate(12))]).differences;
    expect(both.ticks).toEqual([-15, -10, -5, 0, 5, 10, 15, 20]);
    expect(both.find(0)).toBeCloseTo((100 * 15) / 35, 6);
    const above = makeScales([pair('kass', rate(20), rate(5))]).differences;
    expect(above.ticks[0]).toBe(0);
    expect(above.find(0)).toBe(0);
    const below = makeScales([pair('koer', rate(5), rate(20))]).differences;
    expect(below.ticks.at(-1)).toBeCloseTo(0, 9);
    expect(below.find(0)).toBe(100);
  });

  it('is set by rows that say enough, and by the first of them', () => {
    const small = pair('haruldane', rate(900), rate(1), true);
    expect(makeScales([small, pair('kass', rate(20), rate(5))]).rates.ticks.at(-1)).toBe(25);
    expect(makeScales([small]).rates.ticks.at(-1)).toBe(1000);
    const near = pair('aher', rate(28), rate(1), true);
    expect(makeScales([near, pair('kass', rate(20), rate(5))]).rates.ticks.at(-1)).toBe(30);
    const many = Array.from({ length: 20 }, (_, i) => pair(`sõna ${i}`, rate(20), rate(5)));
    expect(makeScales([...many, pair('hiiglane', rate(900), rate(1))]).rates.ticks.at(-1)).toBe(25);
    expect(makeScales([...many.slice(1), pair('hiiglane', rate(900), rate(1))]).rates.ticks.at(-1)).toBe(
      1000,
    );
  });

  it('of no rows, and of zeros, still has an end', () => {
    for (const rows of [[], [pair('kass', unknown(0), unknown(0))]]) {
      const { rates, differences } = makeScales(rows);
      expect(rates.ticks).toEqual([0, 1]);
      expect(differences.find(0)).toBe(0);
      expect(differences.ticks).toHaveLength(2);
    }
  });

  it('has as many decimals as its steps, its figures as many as carry meaning', () => {
    const ending = (value: number) => makeScales([pair('kass', unknown(value), unknown(0))]).rates;
    expect([400, 4, 0.4].map((value) => ending(value).decimals)).toEqual([0, 0, 1]);
    expect(ending(0.04).decimals).toBe(2);
    expect([400, 40, 4].map((value) => countDecimals(ending(value)))).toEqual([0, 1, 2]);
    expect([100, 10].map((value) => countDecimals(ending(value)))).toEqual([0, 1]);
    expect(countDecimals(makeScales([pair('koer', unknown(0), unknown(400))]).differences)).toBe(0);
  });

  it('shows zero, and of its ends those that have room beside it', () => {
    const far = makeScales([pair('kass', rate(20), rate(5)), pair('koer', rate(3), rate(12))]).differences;
    expect(listEnds(far)).toEqual([-15, 0, 20]);
    const near = makeScales([pair('kass', rate(90), rate(5)), pair('koer', rate(3), rate(5))]).differences;
    expect(near.ticks[0]).toBe(-20);
    expect(listEnds(near)).toEqual([0, near.ticks.at(-1)]);
    expect(listEnds(makeScales([pair('kass', rate(20), rate(5))]).differences)).toEqual([0, 20]);
  });
});
