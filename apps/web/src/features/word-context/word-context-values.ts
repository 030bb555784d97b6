import type { DisplayType } from '@keelerada/contract/choices';
import { displayTypes } from '@keelerada/contract/choices';
import { DEFAULT_DISPLAY_COUNT, MAX_CQL_CHARACTERS, MAX_DISPLAY_COUNT } from '@keelerada/contract/limits';
import type { WordContextRequest } from '@keelerada/contract/word-context';
import { makeCql } from '@keelerada/corpus-engine/cql/make-cql';
import type { WordSearch } from '../../shared/word-menu/word-links';
import type { ChosenTexts } from '../../shared/text-selection/text-selection';
import type { WordSearchValues } from '../../shared/word-search/word-search-values';
import { findCqlFault } from './find-cql-fault';
import {
  emptyWordSearch,
  isCompleteSearch,
  readCount,
  readLinkedSearch,
  withWordSearch,
} from '../../shared/word-search/word-search-values';

/** The form as typed and chosen. */
export interface WordContextValues extends WordSearchValues {
  readonly displayCount: string;
  readonly displayType: DisplayType;
  /** The search is by form: `cql` is looked for, not the keyword. */
  readonly isByForm: boolean;
  /** Query of the corpus query language as typed or built. */
  readonly cql: string;
}

/** What is asked of the server, whatever rows of the answer and in whatever order. */
export type WordContextQuery = Omit<WordContextRequest, 'sort' | 'offset' | 'limit' | 'pageToken'>;

export const emptyWordContext: WordContextValues = {
  ...emptyWordSearch,
  displayCount: String(DEFAULT_DISPLAY_COUNT),
  displayType: 'WORD',
  isByForm: false,
  cql: '',
};

/** The request of a filled form, or null if something is missing or out of bounds. */
export function makeWordContextQuery(
  values: WordContextValues,
  { corpusTextIds, ownTexts }: ChosenTexts,
): WordContextQuery | null {
  const displayCount = readCount(values.displayCount, MAX_DISPLAY_COUNT);
  const search = makeSearch(values);
  if (search === null || displayCount === null) return null;
  return {
    corpusTextIds: corpusTextIds === null ? null : [...corpusTextIds],
    ownTexts,
    ...search,
    displayCount,
    displayType: values.displayType,
    keepCapitalization: values.keepCapitalization,
  };
}

function makeSearch(values: WordContextValues): Pick<WordContextQuery, 'type' | 'keyword' | 'cql'> | null {
  if (values.isByForm) return findCqlFault(values.cql) === null ? { cql: values.cql } : null;
  return isCompleteSearch(values) ? { type: values.type, keyword: values.keyword.trim() } : null;
}

/** The form with the search by form on or off; a keyword that was typed becomes the first query. */
export function withFormSearch(values: WordContextValues, isByForm: boolean): WordContextValues {
  const field = values.type === 'LEMMAS' ? 'lemma' : 'word';
  const words = values.keyword.trim().split(/\s+/u);
  const isFirst = isByForm && values.cql === '' && values.keyword.trim() !== '';
  const cql = isFirst ? makeCql(words.map((word) => ({ [field]: word }))) : values.cql;
  // Base forms have no capitals of their own, so the box is off for them.
  const keepCapitalization = values.keepCapitalization && (isByForm || values.type !== 'LEMMAS');
  return { ...values, isByForm, cql, keepCapitalization };
}

/** The form with a query in it. */
export function withCql(values: WordContextValues, cql: string): WordContextValues {
  return { ...values, isByForm: true, cql };
}

/** The form with a simple search in it. */
export function withKeyword(values: WordContextValues, search: WordSearch): WordContextValues {
  return { ...withWordSearch(values, search), isByForm: false };
}

/** The form that a link asks for, or null if it makes no sense, because anyone can write a link. */
export function readWordContextLink(options: unknown): WordContextValues | null {
  const search = readLinkedCql(options) ?? readLinkedSearch(options);
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

/** A query that cannot be run is shown in the form with its fault. */
function readLinkedCql(options: unknown): Partial<WordContextValues> | null {
  if (typeof options !== 'object' || options === null) return null;
  const { cql, keepCapitalization } = options as Record<string, unknown>;
  if (typeof cql !== 'string' || cql.length > MAX_CQL_CHARACTERS) return null;
  return { isByForm: true, cql, keepCapitalization: keepCapitalization === true };
}
