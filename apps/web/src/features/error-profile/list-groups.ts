import type { ErrorProfileProperty } from '@keelerada/contract/fields/choices';
import type { ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import type { Language } from '@keelerada/contract/fields/language';
import { labelGroupValue, rankGroupValue, tellTypesApart } from '../../shared/text-groups/label-groups';

/** A group of texts with what stands beside its bar. */
export interface ProfileGroup {
  /** Its place in the answer. */
  readonly place: number;
  /** Unlike that of any other group, also where people marked some texts of a value. */
  readonly key: string;
  readonly isByPeople: boolean;
  readonly value: string | null;
  readonly label: string;
  readonly texts: number;
  readonly runningWords: number;
  readonly estimatedTexts: number;
  readonly isSmall: boolean;
}

/** With more groups those that say too little are left out at first. */
const MOST_FIRST_GROUPS = 8;

const rankLast = ({ value }: ProfileGroup): number => Number(value === null);

function makeComparer(property: ErrorProfileProperty, language: Language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const isOrdered = property === 'level' || property === 'ageGroup';
  return (one: ProfileGroup, other: ProfileGroup): number =>
    rankLast(one) - rankLast(other) ||
    (isOrdered
      ? rankGroupValue(property, one.value) - rankGroupValue(property, other.value)
      : other.runningWords - one.runningWords) ||
    compare(one.label, other.label);
}

/** The groups of an answer: levels and ages as they follow each other, others by their size; those without a value last. */
export function listGroups(
  { omadus, groups }: Pick<ErrorProfileResponse, 'omadus' | 'groups'>,
  language: Language,
  names: { readonly unknown: string; readonly byPeople: string },
): readonly ProfileGroup[] {
  const isMixed = groups.some(({ isByPeople }) => !isByPeople);
  const labelled = groups.map((group, place): ProfileGroup => ({
    ...{ ...group, place, key: (group.value ?? '') + (group.isByPeople ? ' *' : '') },
    label: group.value === null ? names.unknown : labelGroupValue(omadus, group.value, language),
  }));
  return tellTypesApart(labelled, language)
    .map((group) => {
      return group.isByPeople && isMixed ? { ...group, label: `${group.label}, ${names.byPeople}` } : group;
    })
    .sort(makeComparer(omadus, language));
}

/** Whether small groups are left out unless they are asked for. */
export const hidesSmallGroups = (groups: readonly ProfileGroup[]): boolean =>
  groups.length > MOST_FIRST_GROUPS && groups.some(({ isSmall }) => !isSmall);

/** The groups that show. */
export function chooseGroups(
  groups: readonly ProfileGroup[],
  { hidden, showsSmall }: { readonly hidden: readonly string[]; readonly showsSmall: boolean },
): readonly ProfileGroup[] {
  const hides = !showsSmall && hidesSmallGroups(groups);
  return groups.filter((group) => !hidden.includes(group.key) && !(hides && group.isSmall));
}
