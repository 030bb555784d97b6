import {
  ACADEMIC_SUBCORPUS,
  subcorpora,
  textTypesBySubcorpus,
  type Enumeration,
} from '@keelerada/contract/texts/enumerations';
import type { Language } from '@keelerada/contract/fields/language';
import { makeTable } from '@keelerada/estonian/make-table';
import type { Choice } from './form-fields';

export function listChoices(enumeration: Enumeration, language: Language): Choice[] {
  return Object.entries(enumeration).map(([value, label]) => ({ value, label: label[language] }));
}

/** Types of subcorpora, under the names of these where there are several. */
function listTypes(codes: readonly string[], language: Language): Choice[] {
  return Object.entries(textTypesBySubcorpus)
    .filter(([code]) => codes.includes(code))
    .flatMap(([code, types]) =>
      types.map(({ code: value, label, group }) => ({
        value,
        label: group === null ? label[language] : `${group[language]}: ${label[language]}`,
        heading: codes.length > 1 ? subcorpora[code as keyof typeof subcorpora][language] : undefined,
      })),
    );
}

/** Codes of the exam task types are those of the collection, not of the form. */
const isCode = (code: string): boolean => /^k[12]eesti_/u.test(code);

/** Types of Estonian texts that are not academic, under the names of their subcorpora. */
export const listNonAcademicTypes = (language: Language): Choice[] =>
  listTypes(Object.keys(textTypesBySubcorpus), language).filter(({ value }) => isCode(value));

/** Types of a subcorpus; of all of them, under their names, where none is named. */
export const listTypesOf = (subcorpus: string, language: Language): Choice[] =>
  listTypes(subcorpus === '' ? Object.keys(textTypesBySubcorpus) : [subcorpus], language);

/** Types of a category of academic texts; none before a category is chosen. */
export function listAcademicTypes(category: string, language: Language): Choice[] {
  const prefix = makeTable({ ak_erialaopingud: 'ak_eriala_', ak_uurimused: 'ak_uurimus_' }).get(category);
  if (prefix === undefined) return [];
  return textTypesBySubcorpus[ACADEMIC_SUBCORPUS].filter(({ code }) => code.startsWith(prefix)).map(
    ({ code, label }) => ({ value: code, label: label[language] }),
  );
}
