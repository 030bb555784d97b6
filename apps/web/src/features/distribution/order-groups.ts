import type { DistributionProperty } from '@keelerada/contract/choices';
import type { DistributionGroup } from '@keelerada/contract/distribution';
import { ageGroups, subcorpora, textTypesBySubcorpus } from '@keelerada/contract/enumerations';
import type { Language } from '@keelerada/contract/language';
import { readPropertyLabel } from '../../shared/text-preview/text-properties';

/** Order of the bars: as levels, ages and years follow each other (other values by the alphabet or a known list), or by rate. */
export const groupOrders = ['natural', 'rate'] as const;
export type GroupOrder = (typeof groupOrders)[number];

/** A group with what stands beside its bar. */
export interface ShownGroup extends DistributionGroup {
  readonly label: string;
}

/** Labels for texts that have no value. */
export interface MissingLabels {
  readonly unknown: string;
  readonly ownText: string;
}

const storedNames = {
  level: 'keeletase',
  nativeLanguage: 'emakeel',
  ageGroup: 'vanusevahemik',
  textType: 'tekstityyp',
  year: 'aasta',
  gender: 'sugu',
  nationality: 'kodakondsus',
  subcorpus: 'korpus',
} as const satisfies Record<DistributionProperty, string>;

/** Values that follow each other in an order of their own. */
const codeOrders: Partial<Record<DistributionProperty, readonly string[]>> = {
  ageGroup: Object.keys(ageGroups),
  subcorpus: Object.keys(subcorpora),
  textType: Object.values(textTypesBySubcorpus).flatMap((types) => types.map(({ code }) => code)),
};

/** Levels, ages and years have an order that says something; all else is first shown by rate. */
export function chooseFirstOrder(property: DistributionProperty): GroupOrder {
  return property === 'level' || property === 'ageGroup' || property === 'year' ? 'natural' : 'rate';
}

function labelValue(property: DistributionProperty, value: string, language: Language): string {
  if (property === 'year') return value.replace(/(?<=\d)-(?=\d)/gu, '–');
  return value
    .split(', ')
    .map((part) => readPropertyLabel(storedNames[property], part)[language])
    .join(', ');
}

function rankMissing({ value, isOwnText }: DistributionGroup): number {
  if (isOwnText) return 2;
  return value === null ? 1 : 0;
}

function makeComparer(property: DistributionProperty, order: GroupOrder, language: Language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const codes = codeOrders[property] ?? [];
  const rank = ({ value }: ShownGroup) => {
    const place = codes.indexOf(value ?? '');
    return place < 0 ? codes.length : place;
  };
  return (one: ShownGroup, other: ShownGroup): number =>
    rankMissing(one) - rankMissing(other) ||
    (order === 'rate' ? other.perMillion - one.perMillion : rank(one) - rank(other)) ||
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
  return groups
    .map((group) => {
      const label =
        group.value === null
          ? missing[group.isOwnText ? 'ownText' : 'unknown']
          : labelValue(property, group.value, language);
      return { ...group, label };
    })
    .sort(makeComparer(property, order, language));
}
