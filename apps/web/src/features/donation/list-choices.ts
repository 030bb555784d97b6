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

/** Codes of the exam task types are those of the collection, not of the form. */
const isCode = (code: string): boolean => /^k[12]eesti_/u.test(code);

/** Types of Estonian texts that are not academic, under the names of their subcorpora. */
export function listNonAcademicTypes(language: Language): Choice[] {
  return Object.entries(textTypesBySubcorpus).flatMap(([subcorpus, types]) =>
    types
      .filter(({ code }) => isCode(code))
      .map(({ code, label, group }) => ({
        value: code,
        label: group === null ? label[language] : `${group[language]}: ${label[language]}`,
        heading: subcorpora[subcorpus as keyof typeof subcorpora][language],
      })),
  );
}

/** Types of a category of academic texts; none before a category is chosen. */
export function listAcademicTypes(category: string, language: Language): Choice[] {
  const prefix = makeTable({ ak_erialaopingud: 'ak_eriala_', ak_uurimused: 'ak_uurimus_' }).get(category);
  if (prefix === undefined) return [];
  return textTypesBySubcorpus[ACADEMIC_SUBCORPUS]
    .filter(({ code }) => code.startsWith(prefix))
    .map(({ code, label }) => ({ value: code, label: label[language] }));
}

/** Types of a subcorpus; of all of them, under their names, where none is named. */
export function listTypesOf(subcorpus: string, language: Language): Choice[] {
  return Object.entries(textTypesBySubcorpus)
    .filter(([code]) => subcorpus === '' || code === subcorpus)
    .flatMap(([code, types]) =>
      types.map(({ code: value, label, group }) => ({
        value,
        label: group === null ? label[language] : `${group[language]}: ${label[language]}`,
        heading: subcorpus === '' ? subcorpora[code as keyof typeof subcorpora][language] : undefined,
      })),
    );
}
