import {
  ageGroups,
  degrees,
  educationLevels,
  type Enumeration,
  genders,
  type Label,
  materialUses,
  proficiencyLevels,
  researchFields,
  studyLevels,
  studyMaterials,
  subcorpora,
  textLanguages,
  textTypesBySubcorpus,
} from '@keelerada/contract/texts/enumerations';
import {
  nationalities,
  nativeLanguages,
  otherLanguages,
  queryCountries,
} from '@keelerada/contract/texts/enumerations-places';
import { readOwn } from '@keelerada/estonian/make-table';

/** Properties that the preview shows, in its order. */
export const previewedProperties = [
  'korpus',
  'tekstityyp',
  'tekstikeel',
  'keeletase',
  'tulemusvahemik',
  'valdkond',
  'abivahendid',
  'akad_oppematerjal',
  'aasta',
  'ajavahemik',
  'vanusevahemik',
  'sugu',
  'haridus',
  'oppeaste',
  'teaduskraad',
  'emakeel',
  'muudkeeled',
  'kodakondsus',
  'riik',
] as const;

type PreviewedProperty = (typeof previewedProperties)[number];

const types: Enumeration = Object.fromEntries(
  Object.values(textTypesBySubcorpus).flatMap((list) => list.map(({ code, label }) => [code, label])),
);

const labels: Readonly<Partial<Record<PreviewedProperty, Enumeration>>> = {
  korpus: subcorpora,
  tekstityyp: types,
  tekstikeel: textLanguages,
  valdkond: researchFields,
  abivahendid: materialUses,
  akad_oppematerjal: studyMaterials,
  vanusevahemik: ageGroups,
  sugu: genders,
  haridus: educationLevels,
  oppeaste: studyLevels,
  teaduskraad: degrees,
  emakeel: nativeLanguages,
  muudkeeled: otherLanguages,
  kodakondsus: nationalities,
  riik: queryCountries,
};

/** The label of a property's value; a value that no list knows is shown as stored. */
export function readPropertyLabel(name: PreviewedProperty, value: string): Label {
  return readOwn<Label>(labels[name] ?? {}, value) ?? { et: value, en: value };
}

/** Codes of a property with their labels, in the order of the lists; none where any value will do. */
export function listPropertyChoices(name: string): [string, Label][] {
  if (name === 'keeletase') return proficiencyLevels.map((level) => [level, { et: level, en: level }]);
  return Object.entries(labels[name as PreviewedProperty] ?? {});
}
