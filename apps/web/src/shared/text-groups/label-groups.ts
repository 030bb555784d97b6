import type { DistributionProperty } from '@keelerada/contract/fields/choices';
import {
  ageGroups,
  subcorpora,
  proficiencyLevels,
  textTypesBySubcorpus,
  writerGroups,
  type Label,
} from '@keelerada/contract/texts/enumerations';
import { readOwn } from '@keelerada/estonian/make-table';
import type { Language } from '@keelerada/contract/fields/language';
import { readPropertyLabel } from '../text-preview/text-properties';

const storedNames = {
  level: 'keeletase',
  nativeLanguage: 'emakeel',
  ageGroup: 'vanusevahemik',
  textType: 'tekstityyp',
  year: 'aasta',
  gender: 'sugu',
  nationality: 'kodakondsus',
  subcorpus: 'korpus',
  score: 'tulemusvahemik',
} as const satisfies Record<DistributionProperty, string>;

/** Values that follow each other in an order of their own. */
const codeOrders: Partial<Record<DistributionProperty, readonly string[]>> = {
  level: [...proficiencyLevels.toSorted(), ...Object.keys(writerGroups)],
  ageGroup: Object.keys(ageGroups),
  subcorpus: Object.keys(subcorpora),
  textType: Object.values(textTypesBySubcorpus).flatMap((types) => types.map(({ code }) => code)),
};

const subcorporaOfTypes = new Map(
  (Object.keys(subcorpora) as (keyof typeof subcorpora)[]).flatMap((subcorpus) =>
    textTypesBySubcorpus[subcorpus].map(({ code }) => [code, subcorpus] as const),
  ),
);

/** Place of a value in the list of its property; those that no list knows come last, all alike. */
export function rankGroupValue(property: DistributionProperty, value: string | null): number {
  const codes = codeOrders[property] ?? [];
  const place = codes.indexOf(value ?? '');
  return place < 0 ? codes.length : place;
}

/** The name of a level, or of what stands in its place. */
export const readLevelName = (value: string): Label =>
  readOwn<Label>(writerGroups, value) ?? readPropertyLabel(storedNames.level, value);

/** A value of a property in words; several values of one text stand with commas between. */
export function labelGroupValue(property: DistributionProperty, value: string, language: Language): string {
  if (property === 'year') return value.replace(/(?<=\d)-(?=\d)/gu, '–');
  return value
    .split(', ')
    .map(
      (part) =>
        (property === 'level' ? readLevelName(part) : readPropertyLabel(storedNames[property], part))[
          language
        ],
    )
    .join(', ');
}

interface LabelledGroup {
  readonly value: string | null;
  readonly label: string;
}

/** Text types of several subcorpora have the same name: their subcorpus is added. */
export function tellTypesApart<Group extends LabelledGroup>(
  groups: readonly Group[],
  language: Language,
): Group[] {
  const counts = new Map<string, number>();
  for (const { label } of groups) counts.set(label, (counts.get(label) ?? 0) + 1);
  return groups.map((group) => {
    const subcorpus = subcorporaOfTypes.get(group.value ?? '');
    if (counts.get(group.label) === 1 || subcorpus === undefined) return group;
    return { ...group, label: `${group.label} (${subcorpora[subcorpus][language]})` };
  });
}
