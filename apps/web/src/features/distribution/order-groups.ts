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
  /** Of the second word, whose row follows that of the first. */
  readonly second?: boolean;
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

const subcorporaOfTypes = new Map(
  (Object.keys(subcorpora) as (keyof typeof subcorpora)[]).flatMap((subcorpus) =>
    textTypesBySubcorpus[subcorpus].map(({ code }) => [code, subcorpus] as const),
  ),
);

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

/** By rate, small groups follow the others: chance alone puts some of them on top. */
const compareRates = (one: ShownGroup, other: ShownGroup): number =>
  Number(one.isSmall) - Number(other.isSmall) || other.perMillion - one.perMillion;

function makeComparer(property: DistributionProperty, order: GroupOrder, language: Language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const codes = codeOrders[property] ?? [];
  const rank = ({ value }: ShownGroup) => {
    const place = codes.indexOf(value ?? '');
    return place < 0 ? codes.length : place;
  };
  return (one: ShownGroup, other: ShownGroup): number =>
    rankMissing(one) - rankMissing(other) ||
    (order === 'rate' ? compareRates(one, other) : rank(one) - rank(other)) ||
    compare(one.label, other.label);
}

/** Text types of several subcorpora have the same name: their subcorpus is added. */
function tellTypesApart(groups: readonly ShownGroup[], language: Language): ShownGroup[] {
  const counts = new Map<string, number>();
  for (const { label } of groups) counts.set(label, (counts.get(label) ?? 0) + 1);
  return groups.map((group) => {
    const subcorpus = subcorporaOfTypes.get(group.value ?? '');
    if (counts.get(group.label) === 1 || subcorpus === undefined) return group;
    return { ...group, label: `${group.label} (${subcorpora[subcorpus][language]})` };
  });
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
        : labelValue(property, group.value, language),
  }));
  const shown = property === 'textType' ? tellTypesApart(labelled, language) : labelled;
  return shown.sort(makeComparer(property, order, language));
}
