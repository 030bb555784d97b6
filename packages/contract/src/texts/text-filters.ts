import { OPEN_RANGE_END } from '../fields/choices';
import { errorCodeTexts } from '../error-marks/error-codes';
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
  writerGroupNames,
} from './enumerations';
import { nationalities, nativeLanguages, otherLanguages, queryCountries } from './enumerations-places';
import type { TextFilterName } from './text-filter-names';
import {
  addedYearRanges,
  characterBuckets,
  type NumberRange,
  sentenceBuckets,
  wordBuckets,
} from './text-buckets';

/** A choice of a filter of the text query. */
export interface FilterOption {
  /** Code of an enumeration, a year range, or a number range as `least-most`. */
  readonly value: string;
  readonly label: Label;
}

const sameInBoth = (text: string): Label => ({ et: text, en: text });

/** "up to N", "a–b", "over N", as the form shows a range. */
export function labelRange([least, most]: NumberRange): Label {
  if (least <= 1) return { et: `kuni ${most}`, en: `up to ${most}` };
  if (most === OPEN_RANGE_END) return { et: `üle ${least - 1}`, en: `over ${least - 1}` };
  return sameInBoth(`${least}–${most}`);
}

const fromEnumeration = (enumeration: Enumeration): FilterOption[] =>
  Object.entries(enumeration).map(([value, label]) => ({ value, label }));
const fromBuckets = (buckets: readonly NumberRange[]): FilterOption[] =>
  buckets.map((bucket) => ({ value: bucket.join('-'), label: labelRange(bucket) }));

/** Every filter of the text query with its choices; the names are those of the request. */
export const textFilterOptions = {
  corpuses: fromEnumeration(subcorpora),
  types: Object.values(textTypesBySubcorpus)
    .flat()
    .map(({ code, label }) => ({ value: code, label })),
  language: fromEnumeration(textLanguages),
  level: [
    ...proficiencyLevels.map((level) => ({ value: level, label: sameInBoth(level) })),
    ...fromEnumeration(writerGroupNames),
  ],
  domain: fromEnumeration(researchFields),
  usedMaterials: fromEnumeration(materialUses),
  usedMultiMaterials: fromEnumeration(studyMaterials),
  addedYears: addedYearRanges.map((range) => ({ value: range, label: sameInBoth(range.replace('-', '–')) })),
  characters: fromBuckets(characterBuckets),
  words: fromBuckets(wordBuckets),
  sentences: fromBuckets(sentenceBuckets),
  age: fromEnumeration(ageGroups),
  gender: fromEnumeration(genders),
  education: fromEnumeration(educationLevels),
  studyLevel: fromEnumeration(studyLevels),
  degree: fromEnumeration(degrees),
  nativeLang: fromEnumeration(nativeLanguages),
  nationality: fromEnumeration(nationalities),
  otherLang: fromEnumeration(otherLanguages),
  country: fromEnumeration(queryCountries),
  errors: errorCodeTexts.map(({ code, name }) => ({ value: code, label: name })),
  // Each exam has ranges of its own: the counts beside the filters tell those that the texts have.
  score: [],
} as const satisfies Readonly<Record<TextFilterName, readonly FilterOption[]>>;

/** Filters whose values are ranges of numbers on the wire, `least-most` as a choice. */
export const rangeFilterNames = ['characters', 'words', 'sentences'] as const;

const RUSSIAN_SUBCORPORA: readonly string[] = ['cgSRJPKTr', 'cZjHWUPtD'];

/**
 * Languages that a query without a chosen language means: Estonian, Russian if only Russian subcorpora are asked for,
 * both for a mixture, so that no subcorpus stays empty by default. No subcorpus stands for all of them.
 */
export function getDefaultLanguages(corpuses: readonly string[]): readonly string[] {
  const russian = corpuses.filter((code) => RUSSIAN_SUBCORPORA.includes(code)).length;
  if (corpuses.length === 0) return ['eesti', 'vene'];
  if (russian === 0) return ['eesti'];
  return russian === corpuses.length ? ['vene'] : ['eesti', 'vene'];
}

/** The levels that a level asks for: "B" finds B1 and B2 as well as texts that say no more than B. */
export function listLevels(level: string): readonly string[] {
  return [level, ...proficiencyLevels.filter((known) => known.length > 1 && known.slice(0, -1) === level)];
}
