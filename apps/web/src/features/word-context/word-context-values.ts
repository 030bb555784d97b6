import type { DisplayType } from '@keelerada/contract/fields/choices';
import { displayTypes } from '@keelerada/contract/fields/choices';
import { DEFAULT_DISPLAY_COUNT, MAX_DISPLAY_COUNT } from '@keelerada/contract/fields/limits';
import type { WordContextRequest } from '@keelerada/contract/tools/word-context';
import type { CqlSearchValues } from '../../shared/cql-search/cql-search-values';
import {
  emptyCqlSearch,
  makeRequestedSearch,
  readLinkedCqlSearch,
  withKeyword,
} from '../../shared/cql-search/cql-search-values';
import { makeUnionFields } from '../../shared/text-selection/make-text-fields';
import type { NearWord, WordSearch } from '../../shared/word-search/word-links';
import { makeNearFields, readNearFields } from '../../shared/word-search/word-links';
import type { SelectedTexts } from '../../shared/text-selection/selected-texts';
import { readCount } from '../../shared/word-search/word-search-values';

/** The form as typed and chosen. */
export interface WordContextValues extends CqlSearchValues {
  readonly displayCount: string;
  readonly displayType: DisplayType;
  /** Only lines that have this word beside the keyword. */
  readonly near: NearOfKeyword | null;
}

/** A neighbour holds for the keyword that it was found beside, not for the next one. */
export type NearOfKeyword = NearWord & { readonly keyword: string };

/** What is asked of the server, whatever rows of the answer and in whatever order. */
export type WordContextQuery = Omit<
  WordContextRequest,
  | 'nearCount'
  | 'sort'
  | 'thenSort'
  | 'sample'
  | 'seed'
  | 'filterText'
  | 'filterPart'
  | 'countedBy'
  | 'countedLemmas'
  | 'countedValue'
  | 'lineCharacters'
  | 'vead'
  | 'offset'
  | 'limit'
  | 'pageToken'
> &
  Partial<Pick<WordContextRequest, 'nearCount'>>;

export const emptyWordContext: WordContextValues = {
  ...emptyCqlSearch,
  displayCount: String(DEFAULT_DISPLAY_COUNT),
  displayType: 'WORD',
  near: null,
};

/** The neighbour that the search of the form asks for. */
export const readNear = ({ near, keyword, isByForm }: WordContextValues): NearOfKeyword | null =>
  !isByForm && near?.keyword === keyword.trim() ? near : null;

/** The form with a search of the address in it. */
export function withContextSearch(values: WordContextValues, search: WordSearch): WordContextValues {
  const { word, near } = search;
  return { ...withKeyword(values, search), near: near === undefined ? null : { ...near, keyword: word } };
}

/** The request of a filled form, over both selections where there are two, or null if something is missing or out of bounds. */
export function makeWordContextQuery(
  values: WordContextValues,
  texts: SelectedTexts,
): WordContextQuery | null {
  const displayCount = readCount(values.displayCount, MAX_DISPLAY_COUNT);
  const search = makeRequestedSearch(values);
  if (search === null || displayCount === null) return null;
  const near = readNear(values);
  return {
    ...makeUnionFields(texts),
    ...search,
    displayCount,
    displayType: values.displayType,
    keepCapitalization: values.keepCapitalization,
    ...(near !== null && makeNearFields(near)),
  };
}

/** The form that a link asks for, or null if it makes no sense, because anyone can write a link. */
export function readWordContextLink(options: unknown): WordContextValues | null {
  const search = readLinkedCqlSearch(options);
  if (search === null) return null;
  const { displayCount, displayType, ...fields } = options as Record<string, unknown>;
  const near = readNearFields(fields);
  if (!displayTypes.some((type) => type === displayType)) return null;
  if (readCount(String(displayCount), MAX_DISPLAY_COUNT) === null) return null;
  return {
    ...emptyWordContext,
    ...search,
    displayCount: String(displayCount),
    displayType: displayType as DisplayType,
    near: near === null || search.keyword === undefined ? null : { ...near, keyword: search.keyword.trim() },
  };
}
