import type { TextFacetsRequest, TextFacetsResponse } from '@keelerada/contract/texts/text-facets';
import {
  getDefaultLanguages,
  rangeFilterNames,
  textFilterOptions,
} from '@keelerada/contract/texts/text-filters';
import { type TextFilterName, textFilterNames } from '@keelerada/contract/texts/text-filter-names';
import { type BitSet, countCommon, hasBit, intersect } from '../../corpus/text-columns/bit-set';
import { SCORE_PROPERTY } from '../../corpus/store/property-names';
import {
  makePropertyConditions,
  parseRequestedYears,
  type PropertyFilter,
} from '../../corpus/text-selection/make-criteria';
import type { TextColumns } from '../../corpus/text-columns/text-columns';

/** A condition of a query; study level and degree make one together. */
type Condition = PropertyFilter | 'addedYears' | (typeof rangeFilterNames)[number];
type RangeFilter = (typeof rangeFilterNames)[number];

const isRangeFilter = (name: string): name is RangeFilter =>
  (rangeFilterNames as readonly string[]).includes(name);

const readCondition = (name: TextFilterName): Condition =>
  name === 'studyLevel' || name === 'degree' ? 'studies' : name;

/** The request with one filter set to one choice. */
export function withChoice(
  request: TextFacetsRequest,
  name: TextFilterName,
  value: string,
): TextFacetsRequest {
  const choice = isRangeFilter(name) ? value.split('-').map(Number) : value;
  return { ...request, [name]: [choice] };
}

/** The text query that a request for counts means: it names a language and subcorpora. */
export function withDefaults(request: TextFacetsRequest): TextFacetsRequest {
  const corpuses = request.corpuses ?? [];
  return {
    ...request,
    corpuses: corpuses.length > 0 ? corpuses : null,
    language: request.language?.length ? request.language : [...getDefaultLanguages(corpuses)],
  };
}

/** The texts that meet each condition of a request by itself. */
function findTexts(columns: TextColumns, request: TextFacetsRequest): Map<Condition, BitSet> {
  const found = new Map<Condition, BitSet>();
  for (const [name, group] of makePropertyConditions(request))
    found.set(name, columns.findByProperties(group));
  for (const name of rangeFilterNames)
    if (request[name]?.length) found.set(name, columns.findByNumber(name, request[name]));
  if (request.addedYears?.length)
    found.set('addedYears', columns.findByYears(request.addedYears.map(parseRequestedYears)));
  return found;
}

/** Texts that meet every condition but the named ones. */
function meetOthers(columns: TextColumns, found: ReadonlyMap<Condition, BitSet>, left: readonly Condition[]) {
  const texts = columns.all();
  for (const [condition, some] of found) if (!left.includes(condition)) intersect(texts, some);
  return texts;
}

/** The choices of a filter: those of the form, or the values that texts have. */
function listChoices(columns: TextColumns, name: TextFilterName): readonly string[] {
  if (name === 'score') return columns.listValues(SCORE_PROPERTY);
  return textFilterOptions[name].map(({ value }) => value);
}

/** Only what a choice decides: its own filter, the language that goes with a subcorpus, the other half of the studies. */
function pickDecided(request: TextFacetsRequest, name: TextFilterName, value: string): TextFacetsRequest {
  if (name === 'corpuses') {
    const { corpuses, language } = withDefaults(withChoice({ language: request.language }, name, value));
    return { corpuses, language };
  }
  if (name === 'studyLevel' || name === 'degree') {
    const { studyLevel, degree } = request;
    return withChoice({ studyLevel, degree }, name, value);
  }
  return withChoice({}, name, value);
}

/**
 * For every choice of every filter how many texts there are if the filter has that choice alone and all others are as
 * given. A text that no query lists, because it has no title, is not counted.
 */
export function countFacets(columns: TextColumns, request: TextFacetsRequest): TextFacetsResponse {
  const found = findTexts(columns, withDefaults(request));
  const filters = Object.fromEntries(
    textFilterNames.map((name) => {
      const left: Condition[] = name === 'corpuses' ? ['corpuses', 'language'] : [readCondition(name)];
      const others = meetOthers(columns, found, left);
      const counts = listChoices(columns, name).map((value) => {
        const [first, ...rest] = findTexts(columns, pickDecided(request, name, value)).values();
        const chosen = first!;
        for (const some of rest) intersect(chosen, some);
        return [value, countCommon(others, chosen)];
      });
      return [name, Object.fromEntries(counts)];
    }),
  ) as TextFacetsResponse['filters'];
  const texts = meetOthers(columns, found, []);
  let words = 0;
  columns.words.forEach((count, place) => {
    if (hasBit(texts, place)) words += count ?? 0;
  });
  return { texts: countCommon(texts, texts), words, filters };
}
