import type { CollocateFormula } from '@keelerada/contract/choices';
import { collocateFormulas } from '@keelerada/contract/choices';
import type { CollocatesRequest } from '@keelerada/contract/collocates';
import { DEFAULT_SEARCH_COUNT, MAX_SEARCH_COUNT } from '@keelerada/contract/limits';
import type { ChosenTexts } from '../../shared/text-selection/text-selection';
import type { WordSearchValues } from '../../shared/word-search/word-search-values';
import {
  emptyWordSearch,
  isCompleteSearch,
  readCount,
  readLinkedSearch,
} from '../../shared/word-search/word-search-values';

/** The form as typed and chosen. */
export interface CollocatesValues extends WordSearchValues {
  readonly searchCount: string;
  readonly formula: CollocateFormula;
}

export const emptyCollocates: CollocatesValues = {
  ...emptyWordSearch,
  searchCount: String(DEFAULT_SEARCH_COUNT),
  formula: 'LOGDICE',
};

/** The request of a filled form, or null where something is missing or out of bounds. */
export function makeCollocatesRequest(
  values: CollocatesValues,
  { corpusTextIds, ownTexts }: Pick<ChosenTexts, 'corpusTextIds' | 'ownTexts'>,
): CollocatesRequest | null {
  const searchCount = readCount(values.searchCount, MAX_SEARCH_COUNT);
  if (!isCompleteSearch(values) || searchCount === null) return null;
  return {
    corpusTextIds: corpusTextIds === null ? null : [...corpusTextIds],
    ownTexts,
    type: values.type,
    keyword: values.keyword.trim(),
    searchCount,
    formula: values.formula,
    keepCapitalization: values.keepCapitalization,
  };
}

/** What a link to a result carries of a search: everything but the texts, which the link names itself. */
export function makeLinkOptions({
  type,
  keyword,
  searchCount,
  formula,
  keepCapitalization,
}: CollocatesRequest) {
  return { type, keyword, searchCount, formula, keepCapitalization };
}

/** The form that a link asks for, or null where it holds something else: a link may be written by anyone. */
export function readCollocatesLink(options: unknown): CollocatesValues | null {
  const search = readLinkedSearch(options);
  if (search === null) return null;
  const { searchCount, formula } = options as Record<string, unknown>;
  if (!collocateFormulas.some((known) => known === formula)) return null;
  if (readCount(String(searchCount), MAX_SEARCH_COUNT) === null) return null;
  return { ...search, searchCount: String(searchCount), formula: formula as CollocateFormula };
}
