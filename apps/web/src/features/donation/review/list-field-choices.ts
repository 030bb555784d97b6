import { donationCountries } from '@keelerada/contract/donation-choices';
import {
  ageGroups,
  degrees,
  educationLevels,
  genders,
  proficiencyLevels,
  researchFields,
  studyLevels,
  subcorpora,
  textLanguages,
  type Enumeration,
} from '@keelerada/contract/enumerations';
import type { Language } from '@keelerada/contract/language';
import type { Choice } from '../form-fields';
import { listChoices, listTypesOf } from '../list-choices';

const enumerations: Readonly<Record<string, Enumeration>> = {
  korpus: subcorpora,
  tekstikeel: textLanguages,
  valdkond: researchFields,
  vanusevahemik: ageGroups,
  sugu: genders,
  riik: donationCountries,
  oppeaste: studyLevels,
  teaduskraad: degrees,
  haridus: educationLevels,
};

/** The choices of a property, those of the donor's form where it asks for it; null where something is typed. */
export function listFieldChoices(
  name: string,
  fields: Readonly<Record<string, string>>,
  language: Language,
): readonly Choice[] | null {
  if (name === 'tekstityyp') return listTypesOf(fields['korpus'] ?? '', language);
  if (name === 'keeletase') return proficiencyLevels.map((value) => ({ value, label: value }));
  const enumeration = enumerations[name];
  return enumeration === undefined ? null : listChoices(enumeration, language);
}
