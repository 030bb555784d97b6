import type { DistributionProperty } from '@keelerada/contract/fields/choices';
import type { DistributionGroup } from '@keelerada/contract/tools/distribution';
import type { Language } from '@keelerada/contract/fields/language';
import { labelGroupValue, rankGroupValue, tellTypesApart } from '../../shared/text-groups/label-groups';

/** Order of the bars: as levels, ages and years follow each other (other values by the alphabet or a known list), or by rate. */
export const groupOrders = ['natural', 'rate'] as const;
export type GroupOrder = (typeof groupOrders)[number];

/** A group with what stands beside its bar. */
export interface ShownGroup extends DistributionGroup {
  readonly label: string;
  /** Of the second word, whose row follows that of the first. */
  readonly second?: boolean;
}

/** Labels for texts that have no value. */
export interface MissingLabels {
  readonly unknown: string;
  readonly ownText: string;
}

/** Levels, ages and years have an order that says something; all else is first shown by rate. */
export function chooseFirstOrder(property: DistributionProperty): GroupOrder {
  return property === 'level' || property === 'ageGroup' || property === 'year' ? 'natural' : 'rate';
}

function rankMissing({ value, isOwnText }: DistributionGroup): number {
  if (isOwnText) return 2;
  return value === null ? 1 : 0;
}

/** By rate, small groups follow the others: chance alone puts some of them on top. */
const compareRates = (one: ShownGroup, other: ShownGroup): number =>
  Number(one.isSmall) - Number(other.isSmall) || other.perMillion - one.perMillion;

function makeComparer(property: DistributionProperty, order: GroupOrder, language: Language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const rank = ({ value }: ShownGroup) => rankGroupValue(property, value);
  return (one: ShownGroup, other: ShownGroup): number =>
    rankMissing(one) - rankMissing(other) ||
    (order === 'rate' ? compareRates(one, other) : rank(one) - rank(other)) ||
    compare(one.label, other.label);
}

/** The groups in the order of the screen; unknown values and the own text come last. */
export function orderGroups(
  groups: readonly DistributionGroup[],
  property: DistributionProperty,
  order: GroupOrder,
  language: Language,
  missing: MissingLabels,
): readonly ShownGroup[] {
  const labelled = groups.map((group) => ({
    ...group,
    label:
      group.value === null
        ? missing[group.isOwnText ? 'ownText' : 'unknown']
        : labelGroupValue(property, group.value, language),
  }));
  const shown = property === 'textType' ? tellTypesApart(labelled, language) : labelled;
  return shown.sort(makeComparer(property, order, language));
}
