import type { DisplayType } from '@keelerada/contract/choices';
import { displayTypes } from '@keelerada/contract/choices';
import { DEFAULT_DISPLAY_COUNT, MAX_DISPLAY_COUNT } from '@keelerada/contract/limits';
import type { WordContextRequest } from '@keelerada/contract/word-context';
import type { CqlSearchValues } from '../../shared/cql-search/cql-search-values';
import {
  emptyCqlSearch,
  makeRequestedSearch,
  readLinkedCqlSearch,
} from '../../shared/cql-search/cql-search-values';
import { makeTextFields } from '../../shared/text-selection/make-text-fields';
import type { ChosenTexts } from '../../shared/text-selection/text-selection';
import { readCount } from '../../shared/word-search/word-search-values';

/** The form as typed and chosen. */
export interface WordContextValues extends CqlSearchValues {
  readonly displayCount: string;
  readonly displayType: DisplayType;
}

/** What is asked of the server, whatever rows of the answer and in whatever order. */
export type WordContextQuery = Omit<
  WordContextRequest,
  | 'sort'
  | 'thenSort'
  | 'sample'
  | 'seed'
  | 'filterText'
  | 'filterPart'
  | 'lineCharacters'
  | 'offset'
  | 'limit'
  | 'pageToken'
>;

export const emptyWordContext: WordContextValues = {
  ...emptyCqlSearch,
  displayCount: String(DEFAULT_DISPLAY_COUNT),
  displayType: 'WORD',
};

/** The request of a filled form, or null if something is missing or out of bounds. */
export function makeWordContextQuery(values: WordContextValues, texts: ChosenTexts): WordContextQuery | null {
  const displayCount = readCount(values.displayCount, MAX_DISPLAY_COUNT);
  const search = makeRequestedSearch(values);
  if (search === null || displayCount === null) return null;
  return {
    ...makeTextFields(texts),
    ...search,
    displayCount,
    displayType: values.displayType,
    keepCapitalization: values.keepCapitalization,
  };
}

/** The form that a link asks for, or null if it makes no sense, because anyone can write a link. */
export function readWordContextLink(options: unknown): WordContextValues | null {
  const search = readLinkedCqlSearch(options);
  if (search === null) return null;
  const { displayCount, displayType } = options as Record<string, unknown>;
  if (!displayTypes.some((type) => type === displayType)) return null;
  if (readCount(String(displayCount), MAX_DISPLAY_COUNT) === null) return null;
  return {
    ...emptyWordContext,
    ...search,
    displayCount: String(displayCount),
    displayType: displayType as DisplayType,
  };
}
