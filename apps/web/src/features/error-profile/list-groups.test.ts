import { expect, it } from 'vitest';
import { listGroupFilters } from './list-group-filters';
import { chooseGroups, listGroups } from './list-groups';
import { findAxisEnd, measureShare } from './make-axis';
import { nameShare } from './profile-head';
import { makeProfile } from './testing/make-profile';

const labels = (values: readonly (string | null)[], property?: 'nativeLanguage') =>
  listGroups(makeProfile(values, property), 'en', 'unknown').map(({ label }) => label);

it('puts levels in their order, native writers and unknown ones last', () => {
  expect(labels([null, 'AK', 'EK', 'C1', 'A2'])).toEqual(['A2', 'C1', 'L1', 'AC', 'unknown']);
  expect(labels(['vene', null], 'nativeLanguage').at(-1)).toBe('unknown');
});

it('leaves small groups out where there are many, until they are asked for', () => {
  const groups = listGroups(makeProfile('ABCDEFGHIJ'.split('')), 'en', 'unknown').map((group, place) => ({
    ...group,
    isSmall: place < 4,
  }));
  expect(chooseGroups(groups, { hidden: ['J'], showsSmall: false })).toHaveLength(5);
  expect(chooseGroups(groups, { hidden: ['J'], showsSmall: true })).toHaveLength(9);
  expect(chooseGroups(groups.slice(0, 5), { hidden: [], showsSmall: false })).toHaveLength(5);
});

it('finds the texts of a group by a filter, and says where none finds just them', () => {
  expect(listGroupFilters('nativeLanguage', 'vene')).toEqual({ nativeLang: ['vene'] });
  expect(listGroupFilters('level', 'B1')).toEqual({ level: ['B1'] });
  for (const unclear of [null, 'vene, soome']) expect(listGroupFilters('nativeLanguage', unclear)).toBeNull();
  expect(listGroupFilters('level', 'B')).toBeNull();
  expect(listGroupFilters('level', 'EK')).toEqual({ level: ['EK'] });
});

it('ends axes at numbers that are easy to read, and cuts what is longer', () => {
  expect([5.59, 1.84, 1.39, 0.78, 0.2, 0, 12].map(findAxisEnd)).toEqual([6, 2, 1.5, 0.8, 0.2, 1, 12]);
  expect([measureShare(3, 6), measureShare(9, 6)]).toEqual([50, 100]);
});

it('says shares in words', () => {
  // 578 of 745: the page on the corpus says 76% of the same marks.
  expect(nameShare(578 / 745)).toBe('three_of_four');
  expect([0.3, 0.5, 0.74, 0.97].map(nameShare)).toEqual([null, 'half', 'three_of_four', 'nearly_all']);
});
