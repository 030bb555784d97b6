import { expect, it } from 'vitest';
import { listGroupFilters } from './use-lines-paths';
import { chooseGroups, listGroups } from './list-groups';
import { findAxisEnd, measureShare } from './make-axis';
import { makeProfile } from './testing/make-profile';

const names = { unknown: 'unknown', byPeople: 'by people' };

const labels = (values: readonly (string | null)[], property?: 'nativeLanguage') =>
  listGroups(makeProfile(values, property), 'en', names).map(({ label }) => label);

it('puts levels in their order, native writers and unknown ones last', () => {
  expect(labels([null, 'AK', 'EK', 'C1', 'A2'])).toEqual(['A2', 'C1', 'L1', 'AC', 'unknown']);
  expect(labels(['vene', null], 'nativeLanguage').at(-1)).toBe('unknown');
});

it('has the texts that people marked in groups of their own, named where others stand beside them', () => {
  const profile = makeProfile(['A2', 'A2', 'B1', null, null]);
  const told = (isByPeople: readonly boolean[]) => {
    const groups = profile.groups.map((group, i) => ({ ...group, isByPeople: isByPeople[i]! }));
    return listGroups({ ...profile, groups }, 'en', names);
  };
  const mixed = told([false, true, false, false, true]);
  const expected = ['A2', 'A2, by people', 'B1', 'unknown', 'unknown, by people'];
  expect(mixed.map(({ label }) => label)).toEqual(expected);
  expect(new Set(mixed.map(({ key }) => key)).size).toBe(5);
  expect(chooseGroups(mixed, { hidden: ['A2 *'], showsSmall: false })).toHaveLength(4);
  expect(told([true, true, true, true, true]).map(({ label }) => label)).not.toContain('A2, by people');
});

it('leaves small groups out where there are many, until they are asked for', () => {
  const groups = listGroups(makeProfile('ABCDEFGHIJ'.split('')), 'en', names).map((group, place) => ({
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
