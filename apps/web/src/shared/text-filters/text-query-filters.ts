import { ACADEMIC_SUBCORPUS, EXAM_SUBCORPUS } from '@keelerada/contract/enumerations';
import type { FilterOption, TextFilterName } from '@keelerada/contract/text-filters';
import { textFilterOptions } from '@keelerada/contract/text-filters';

/** Filters that take a list of codes; subcorpora and types have places of their own on the form. */
export type FilterName = Exclude<TextFilterName, 'corpuses' | 'types'>;

export interface TextQueryFilter {
  readonly name: FilterName;
  readonly group: 'text' | 'author';
  readonly options: readonly FilterOption[];
  /** Whether the filter shows for these ticked subcorpora (SPEC 5); a hidden filter is never sent. */
  readonly isShown: (corpuses: readonly string[]) => boolean;
}

const always = () => true;
const onlyAcademic = (corpuses: readonly string[]) =>
  corpuses.length === 1 && corpuses[0] === ACADEMIC_SUBCORPUS;
/** The exams alone tell the nationality of their authors in place of the native language. */
export const isNationalityShown = (corpuses: readonly string[]) =>
  corpuses.length === 1 && corpuses[0] === EXAM_SUBCORPUS;

const filter = (
  name: FilterName,
  group: TextQueryFilter['group'],
  isShown: TextQueryFilter['isShown'] = always,
): TextQueryFilter => ({ name, group, options: textFilterOptions[name], isShown });

/** All filters in the order of the form. */
export const textQueryFilters: readonly TextQueryFilter[] = [
  filter('level', 'text'),
  filter('language', 'text'),
  filter('domain', 'text', onlyAcademic),
  filter('usedMaterials', 'text'),
  filter('usedMultiMaterials', 'text', onlyAcademic),
  filter('addedYears', 'text'),
  filter('words', 'text'),
  filter('characters', 'text'),
  filter('sentences', 'text'),
  filter('gender', 'author'),
  filter('nativeLang', 'author', (corpuses) => !isNationalityShown(corpuses)),
  filter('nationality', 'author', isNationalityShown),
  filter('age', 'author'),
  filter('education', 'author'),
  filter('studyLevel', 'author', onlyAcademic),
  filter('degree', 'author', onlyAcademic),
  filter('otherLang', 'author', onlyAcademic),
  filter('country', 'author'),
];
