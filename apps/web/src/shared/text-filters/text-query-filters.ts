import type { TextFilterName } from '@keelerada/contract/texts/text-filter-names';
import type { TextFacetsResponse } from '@keelerada/contract/texts/text-facets';
import { type FilterOption, textFilterOptions } from '@keelerada/contract/texts/text-filters';

/** Filters that take a list of codes; subcorpora and types have places of their own on the form. */
export type FilterName = Exclude<TextFilterName, 'corpuses' | 'types'>;

export interface TextQueryFilter {
  readonly name: FilterName;
  readonly group: 'text' | 'author';
  readonly options: readonly FilterOption[];
}

const filter = (name: FilterName, group: TextQueryFilter['group']): TextQueryFilter => ({
  name,
  group,
  options: textFilterOptions[name],
});

/** All filters in the order of the form. */
export const textQueryFilters: readonly TextQueryFilter[] = [
  filter('level', 'text'),
  filter('score', 'text'),
  filter('language', 'text'),
  filter('domain', 'text'),
  filter('usedMaterials', 'text'),
  filter('usedMultiMaterials', 'text'),
  filter('addedYears', 'text'),
  filter('words', 'text'),
  filter('characters', 'text'),
  filter('sentences', 'text'),
  filter('errors', 'text'),
  filter('gender', 'author'),
  filter('nativeLang', 'author'),
  filter('nationality', 'author'),
  filter('age', 'author'),
  filter('education', 'author'),
  filter('studyLevel', 'author'),
  filter('degree', 'author'),
  filter('otherLang', 'author'),
  filter('country', 'author'),
];

/**
 * The filters that can narrow what is found: those of which a text that meets the others tells a value, and those in use. All
 * while the counts are not known.
 */
export function listUsefulFilters(
  chosen: Readonly<Partial<Record<FilterName, readonly string[]>>>,
  counts: TextFacetsResponse['filters'] | undefined,
): readonly TextQueryFilter[] {
  return textQueryFilters.filter(
    ({ name, options }) =>
      (chosen[name] ?? []).length > 0 ||
      (counts === undefined ? options.length > 0 : Object.values(counts[name]).some((texts) => texts > 0)),
  );
}
