import { donationCountries } from '@keelerada/contract/texts/donation-choices';
import type { Language } from '@keelerada/contract/fields/language';
import { listPropertyChoices } from '../../../shared/text-preview/text-properties';
import type { Choice } from '../form-fields';
import { listChoices, listTypesOf } from '../list-choices';

/** Donors write these in their own words, several with commas. */
const typedNames: ReadonlySet<string> = new Set(['emakeel', 'muudkeeled']);

/** The choices of a property, those of the donor's form where it asks for it; null where something is typed. */
export function listFieldChoices(
  name: string,
  fields: Readonly<Record<string, string>>,
  language: Language,
): readonly Choice[] | null {
  if (name === 'tekstityyp') return listTypesOf(fields['korpus'] ?? '', language);
  if (name === 'riik') return listChoices(donationCountries, language);
  const choices = typedNames.has(name) ? [] : listPropertyChoices(name);
  return choices.length === 0 ? null : choices.map(([value, label]) => ({ value, label: label[language] }));
}
