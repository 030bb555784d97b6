import type { CollocateFormula } from '@keelerada/contract/fields/choices';
import { collocateFormulas, SCREEN_MIN_COOCCURRENCE } from '@keelerada/contract/fields/choices';
import type { CollocatesRequest } from '@keelerada/contract/tools/collocates';
import {
  DEFAULT_SEARCH_COUNT,
  MAX_MIN_COOCCURRENCE,
  MAX_SEARCH_COUNT,
} from '@keelerada/contract/fields/limits';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
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
  /** Empty for the default of the formula. */
  readonly minCooccurrence: string;
}

export const emptyCollocates: CollocatesValues = {
  ...emptyWordSearch,
  searchCount: String(DEFAULT_SEARCH_COUNT),
  formula: 'LOGDICE',
  minCooccurrence: '',
};

/** The number that was typed, the default of the formula for an empty field, or null for anything else. */
export function readMinCooccurrence(typed: string, formula: CollocateFormula): number | null {
  return typed.trim() === '' ? SCREEN_MIN_COOCCURRENCE[formula] : readCount(typed, MAX_MIN_COOCCURRENCE);
}

/** The request of a filled form, or null if something is missing or out of bounds. */
export function makeCollocatesRequest(
  values: CollocatesValues,
  texts: ChosenTexts,
): CollocatesRequest | null {
  const searchCount = readCount(values.searchCount, MAX_SEARCH_COUNT);
  const minCooccurrence = readMinCooccurrence(values.minCooccurrence, values.formula);
  if (!isCompleteSearch(values) || searchCount === null || minCooccurrence === null) return null;
  return {
    ...makeTextFields(texts),
    type: values.type,
    keyword: values.keyword.trim(),
    searchCount,
    formula: values.formula,
    keepCapitalization: values.keepCapitalization,
    minCooccurrence,
  };
}

/** The form that a link asks for, or null if it makes no sense, because anyone can write a link. */
export function readCollocatesLink(options: unknown): CollocatesValues | null {
  const search = readLinkedSearch(options);
  if (search === null) return null;
  const { searchCount, formula: given, minCooccurrence: least = '' } = options as Record<string, unknown>;
  const formula = collocateFormulas.find((known) => known === given);
  if (formula === undefined || readMinCooccurrence(String(least), formula) === null) return null;
  if (readCount(String(searchCount), MAX_SEARCH_COUNT) === null) return null;
  return { ...search, searchCount: String(searchCount), formula, minCooccurrence: String(least) };
}
