import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import { getDefaultLanguages, listLevels } from '@keelerada/contract/texts/text-filters';
import {
  ERROR_PROPERTY,
  facetSpellings,
  LANGUAGE_PROPERTY,
  LEVEL_PROPERTY,
  SCORE_PROPERTY,
  WRITERS_PROPERTY,
} from '../store/property-names';
import {
  OPEN_RANGE_YEARS,
  type PropertyCondition,
  type Range,
} from '../text-columns/text-columns.repository';

const DEFAULT_LANGUAGE = 'eesti';

/** Filters that compare whole values: field of the request and property it looks at. */
const exactFilters = [
  ['corpuses', 'korpus'],
  ['types', 'tekstityyp'],
  ['domain', 'valdkond'],
  ['usedMaterials', 'abivahendid'],
  ['age', 'vanusevahemik'],
  ['gender', 'sugu'],
  ['education', 'haridus'],
  ['nationality', 'kodakondsus'],
  ['country', 'riik'],
  ['score', SCORE_PROPERTY],
  ['errors', ERROR_PROPERTY],
] as const;

/** Filters that match as a part of the value, without case. */
const partFilters = [
  ['usedMultiMaterials', 'akad_oppematerjal'],
  ['otherLang', 'muudkeeled'],
] as const;

const STUDY_LEVEL_PROPERTY = 'oppeaste';
const DEGREE_PROPERTY = 'teaduskraad';
/** Who studies at a level already holds the degree below it. */
const degreeBelowStudyLevel = new Map([
  ['magistriope', 'ba'],
  ['doktoriope', 'ma'],
]);
const studyLevelAboveDegree = new Map([...degreeBelowStudyLevel].map(([level, degree]) => [degree, level]));

/** The filters of a request by what they look at; study level and degree are one condition. */
export type PropertyFilter =
  | (typeof exactFilters)[number][0]
  | (typeof partFilters)[number][0]
  | 'language'
  | 'level'
  | 'nativeLang'
  | 'studies';

/** Every group must hold, of a group one condition; of several ranges one. An empty list asks for nothing. */
export interface TextCriteria {
  readonly groups: readonly (readonly PropertyCondition[])[];
  readonly years: readonly Range[];
  readonly characters: readonly Range[];
  readonly words: readonly Range[];
  readonly sentences: readonly Range[];
}

/** What the filters of a request ask of a text: all groups must hold, one condition of a group is enough. */
export function makeCriteria(request: TextQueryRequest): TextCriteria {
  const usual = hasValues(request.corpuses) ? [DEFAULT_LANGUAGE] : getDefaultLanguages([]);
  const language = hasValues(request.language) ? request.language : [...usual];
  return {
    groups: [...makePropertyConditions({ ...request, language }).values()],
    years: (request.addedYears ?? []).map(parseRequestedYears),
    characters: request.characters ?? [],
    words: request.words ?? [],
    sentences: request.sentences ?? [],
  };
}

/** The groups by filter; a filter without values is left out. */
export function makePropertyConditions(request: TextQueryRequest): Map<PropertyFilter, PropertyCondition[]> {
  const groups = new Map<PropertyFilter, PropertyCondition[]>();
  const { language, level, nativeLang } = request;
  if (hasValues(language)) groups.set('language', [isOneOf(LANGUAGE_PROPERTY, clean(language))]);
  for (const [field, property] of exactFilters) {
    const values = request[field];
    if (hasValues(values)) groups.set(field, [isOneOf(property, clean(values))]);
  }
  for (const [field, property] of partFilters) {
    const values = request[field];
    if (hasValues(values)) groups.set(field, [{ property, match: 'part', values: clean(values) }]);
  }
  if (hasValues(level)) {
    const levels = new Set(clean(level).flatMap(listLevels));
    groups.set(
      'level',
      [LEVEL_PROPERTY, WRITERS_PROPERTY].map((name) => isOneOf(name, [...levels])),
    );
  }
  if (hasValues(nativeLang)) groups.set('nativeLang', matchNativeLanguages(clean(nativeLang)));
  const studies = matchStudies(request.studyLevel ?? [], request.degree ?? []);
  if (studies.length > 0) groups.set('studies', studies);
  return groups;
}

const isOneOf = (property: string, values: readonly string[]): PropertyCondition => ({
  property,
  match: 'whole',
  values,
});

/** Stored values are in NFC, hold no NUL, which no database takes, and stand under the codes of the query form. */
function clean(values: readonly string[]): string[] {
  return values.map((value) => {
    const stored = value.normalize('NFC').replaceAll('\0', '');
    return facetSpellings.get(stored) ?? stored;
  });
}

function hasValues(values: readonly string[] | null | undefined): values is string[] {
  return values !== null && values !== undefined && values.length > 0;
}

/**
 * An author of two native languages is stored in two ways: one value "eesti, vene" or two values. The choice
 * "eesti, vene" finds both.
 */
function matchNativeLanguages(values: readonly string[]): PropertyCondition[] {
  const conditions: PropertyCondition[] = [{ property: 'emakeel', match: 'whole', values: [...values] }];
  for (const value of values) {
    const languages = value
      .split(',')
      .map((language) => language.trim())
      .filter((language) => language !== '');
    if (languages.length > 1) conditions.push({ property: 'emakeel', match: 'all', values: languages });
  }
  return conditions;
}

/** Study level and degree overlap (reference "Query semantics"): either may hold, also one step beside. */
function matchStudies(studyLevels: readonly string[], degrees: readonly string[]): PropertyCondition[] {
  const levels = new Set(studyLevels);
  const held = new Set(degrees);
  for (const level of studyLevels) {
    const below = degreeBelowStudyLevel.get(level);
    if (below !== undefined) held.add(below);
  }
  for (const degree of degrees) {
    const above = studyLevelAboveDegree.get(degree);
    if (above !== undefined) levels.add(above);
  }
  const conditions: PropertyCondition[] = [];
  if (levels.size > 0) conditions.push(isOneOf(STUDY_LEVEL_PROPERTY, [...levels]));
  if (held.size > 0) conditions.push(isOneOf(DEGREE_PROPERTY, [...held]));
  return conditions;
}

/** `2010-2014`, also with an en dash, or `2021...` (contract). */
export function parseRequestedYears(range: string): [number, number] {
  const first = Number(range.slice(0, 4));
  return [first, Number(/\d{4}$/u.exec(range.slice(4))?.[0] ?? first + OPEN_RANGE_YEARS)];
}
