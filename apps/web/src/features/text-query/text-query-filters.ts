import type { Enumeration, Label } from '@keelerada/contract/enumerations';
import {
  ACADEMIC_SUBCORPUS,
  EXAM_SUBCORPUS,
  ageGroups,
  degrees,
  educationLevels,
  genders,
  materialUses,
  proficiencyLevels,
  researchFields,
  studyLevels,
  studyMaterials,
  textLanguages,
} from '@keelerada/contract/enumerations';
import {
  nationalities,
  nativeLanguages,
  otherLanguages,
  queryCountries,
} from '@keelerada/contract/enumerations-places';
import type { NumberRange } from '@keelerada/contract/text-buckets';
import {
  addedYearRanges,
  characterBuckets,
  sentenceBuckets,
  wordBuckets,
} from '@keelerada/contract/text-buckets';
import { OPEN_RANGE_END } from '@keelerada/contract/choices';
import type { TextQueryRequest } from '@keelerada/contract/text-query';

/** Filters that take a list of codes; subcorpora and types have places of their own on the form. */
export type FilterName = Exclude<keyof TextQueryRequest, 'corpuses' | 'types'>;

export interface FilterOption {
  /** Code of an enumeration, a year range, or a number range as `least-most`. */
  readonly value: string;
  readonly label: Label;
}

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
const onlyExams = (corpuses: readonly string[]) => corpuses.length === 1 && corpuses[0] === EXAM_SUBCORPUS;

const fromEnumeration = (enumeration: Enumeration): FilterOption[] =>
  Object.entries(enumeration).map(([value, label]) => ({ value, label }));

const sameInBoth = (text: string): Label => ({ et: text, en: text });

/** "up to N", "a–b", "over N" (SPEC 3 and 5). */
export function labelRange([least, most]: NumberRange): Label {
  if (least <= 1) return { et: `kuni ${most}`, en: `up to ${most}` };
  if (most === OPEN_RANGE_END) return { et: `üle ${least - 1}`, en: `over ${least - 1}` };
  return sameInBoth(`${least}–${most}`);
}

const fromBuckets = (buckets: readonly NumberRange[]): FilterOption[] =>
  buckets.map((bucket) => ({ value: bucket.join('-'), label: labelRange(bucket) }));

/** All filters in the order of the form. */
export const textQueryFilters: readonly TextQueryFilter[] = [
  { name: 'language', group: 'text', options: fromEnumeration(textLanguages), isShown: always },
  {
    name: 'level',
    group: 'text',
    options: proficiencyLevels.map((level) => ({ value: level, label: sameInBoth(level) })),
    isShown: always,
  },
  { name: 'domain', group: 'text', options: fromEnumeration(researchFields), isShown: onlyAcademic },
  { name: 'usedMaterials', group: 'text', options: fromEnumeration(materialUses), isShown: always },
  {
    name: 'usedMultiMaterials',
    group: 'text',
    options: fromEnumeration(studyMaterials),
    isShown: onlyAcademic,
  },
  {
    name: 'addedYears',
    group: 'text',
    options: addedYearRanges.map((range) => ({ value: range, label: sameInBoth(range.replace('-', '–')) })),
    isShown: always,
  },
  { name: 'characters', group: 'text', options: fromBuckets(characterBuckets), isShown: always },
  { name: 'words', group: 'text', options: fromBuckets(wordBuckets), isShown: always },
  { name: 'sentences', group: 'text', options: fromBuckets(sentenceBuckets), isShown: always },
  { name: 'age', group: 'author', options: fromEnumeration(ageGroups), isShown: always },
  { name: 'gender', group: 'author', options: fromEnumeration(genders), isShown: always },
  { name: 'education', group: 'author', options: fromEnumeration(educationLevels), isShown: always },
  { name: 'studyLevel', group: 'author', options: fromEnumeration(studyLevels), isShown: onlyAcademic },
  { name: 'degree', group: 'author', options: fromEnumeration(degrees), isShown: onlyAcademic },
  {
    name: 'nativeLang',
    group: 'author',
    options: fromEnumeration(nativeLanguages),
    isShown: (corpuses) => !onlyExams(corpuses),
  },
  { name: 'nationality', group: 'author', options: fromEnumeration(nationalities), isShown: onlyExams },
  { name: 'otherLang', group: 'author', options: fromEnumeration(otherLanguages), isShown: onlyAcademic },
  { name: 'country', group: 'author', options: fromEnumeration(queryCountries), isShown: always },
];
