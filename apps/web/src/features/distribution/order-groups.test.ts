import { describe, expect, it } from 'vitest';
import { makeGroup } from './testing/make-group';
import { orderGroups } from './order-groups';

const missing = { unknown: 'unknown', ownText: 'own text' };

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
