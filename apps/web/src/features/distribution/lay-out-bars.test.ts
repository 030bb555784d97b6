import { describe, expect, it } from 'vitest';
import { layOutBars, listTicks } from './lay-out-bars';
import { makeGroup } from './testing/make-group';
import { orderGroups } from './order-groups';

const missing = { unknown: 'unknown', ownText: 'own text' };

describe('listTicks', () => {
  it.each([
    [812, [0, 200, 400, 600, 800, 1000]],
    [1000, [0, 200, 400, 600, 800, 1000]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [0, [0, 1]],
  ])('gives round steps up to %d or just above', (most, ticks) => {
    expect(listTicks(most)).toEqual(ticks);
  });
});

describe('layOutBars', () => {
  const groups = orderGroups(
    [
      makeGroup({ value: 'A2', perMillion: 400, low: 300, high: 520 }),
      makeGroup({ value: 'B1', perMillion: 800, low: 700, high: 930 }),
      makeGroup({ value: 'C1', perMillion: 100, low: 10, high: 20_000, isSmall: true }),
    ],
    'level',
    'natural',
    'en',
    missing,
  );

  it('draws lengths in proportion and the ends of intervals inside the axis', () => {
    const { bars, left, right, ticks } = layOutBars(groups, 800);
    expect(ticks.at(-1)?.value).toBe(1000);
    expect(bars[1]!.length).toBeCloseTo(2 * bars[0]!.length, 6);
    expect(bars[1]!.length).toBeCloseTo(0.8 * (right - left), 6);
    for (const { whisker } of bars) expect(whisker!.to).toBeLessThanOrEqual(right + 1e-9);
  });

  it('cuts the interval of a small group alone', () => {
    expect(layOutBars(groups, 800).bars.map(({ whisker }) => whisker!.isCut)).toEqual([false, false, true]);
  });

  it('puts names above the bars of a narrow picture and cuts them to their room', () => {
    const [long] = orderGroups(
      [makeGroup({ value: 'x'.repeat(90) })],
      'nativeLanguage',
      'rate',
      'en',
      missing,
    );
    const narrow = layOutBars([long!], 320);
    expect(narrow.isNarrow).toBe(true);
    expect(narrow.left).toBe(0);
    expect(narrow.bars[0]!.name).toMatch(/^x+…$/u);
    expect(narrow.bars[0]!.nameY).toBeLessThan(narrow.bars[0]!.top);
  });
});

describe('orderGroups', () => {
  const labels = (groups: readonly { readonly label: string }[]) => groups.map(({ label }) => label);
  const ages = [
    makeGroup({ value: null, perMillion: 999 }),
    makeGroup({ value: '41plus', perMillion: 30 }),
    makeGroup({ value: null, isOwnText: true, perMillion: 2000 }),
    makeGroup({ value: 'kuni18', perMillion: 10 }),
    makeGroup({ value: 'kuni26', perMillion: 20 }),
  ];

  it('follows the ages, with what is unknown and the own text last', () => {
    expect(labels(orderGroups(ages, 'ageGroup', 'natural', 'en', missing))).toEqual([
      ...['up to 18', '19–26', 'over 40', 'unknown', 'own text'],
    ]);
  });

  it('follows the rates, with what is unknown and the own text last', () => {
    expect(labels(orderGroups(ages, 'ageGroup', 'rate', 'et', missing))).toEqual([
      ...['üle 40', '19–26', 'kuni 18', 'unknown', 'own text'],
    ]);
  });

  it('names each of several languages, and years by their range', () => {
    const two = [makeGroup({ value: 'eesti, vene' })];
    expect(labels(orderGroups(two, 'nativeLanguage', 'rate', 'en', missing))).toEqual(['Estonian, Russian']);
    const years = [makeGroup({ value: '2019' }), makeGroup({ value: '2011-2015' })];
    expect(labels(orderGroups(years, 'year', 'natural', 'et', missing))).toEqual(['2011–2015', '2019']);
  });
});
