import type { SearchType } from '@keelerada/contract/fields/choices';
import { MAX_CQL_CHARACTERS } from '@keelerada/contract/fields/limits';
import { makeCql } from '@keelerada/corpus-engine/cql/make-cql';
import type { CqlSearch, WordSearch } from '../word-search/word-links';
import {
  emptyWordSearch,
  isCompleteSearch,
  readLinkedSearch,
  withWordSearch,
  type WordSearchValues,
} from '../word-search/word-search-values';
import { findCqlFault } from './find-cql-fault';

/** What a form asks about a keyword or a query by form, as typed and chosen. */
export interface CqlSearchValues extends WordSearchValues {
  /** The search is by form: `cql` is looked for, not the keyword. */
  readonly isByForm: boolean;
  /** Query of the corpus query language as typed or built. */
  readonly cql: string;
}

export const emptyCqlSearch: CqlSearchValues = { ...emptyWordSearch, isByForm: false, cql: '' };

/** The part of a request that says what is looked for. */
export interface RequestedSearch {
  readonly type?: SearchType;
  readonly keyword?: string;
  readonly cql?: string;
}

/** The search of a filled form, or null if something is missing or the query cannot be run. */
export function makeRequestedSearch(values: CqlSearchValues): RequestedSearch | null {
  if (values.isByForm) return findCqlFault(values.cql) === null ? { cql: values.cql } : null;
  return isCompleteSearch(values) ? { type: values.type, keyword: values.keyword.trim() } : null;
}

/** The form with the search by form on or off; a keyword that was typed becomes the first query. */
export function withFormSearch<Values extends CqlSearchValues>(values: Values, isByForm: boolean): Values {
  const field = values.type === 'LEMMAS' ? 'lemma' : 'word';
  const words = values.keyword.trim().split(/\s+/u);
  const isFirst = isByForm && values.cql === '' && values.keyword.trim() !== '';
  const cql = isFirst ? makeCql(words.map((word) => ({ [field]: word }))) : values.cql;
  // Base forms have no capitals of their own, so the box is off for them.
  const keepCapitalization = values.keepCapitalization && (isByForm || values.type !== 'LEMMAS');
  return { ...values, isByForm, cql, keepCapitalization };
}

/** The form with a query in it. */
export function withCql<Values extends CqlSearchValues>(values: Values, search: CqlSearch): Values {
  return { ...values, isByForm: true, ...search };
}

/** The form with a simple search in it. */
export function withKeyword<Values extends CqlSearchValues>(values: Values, search: WordSearch): Values {
  return { ...withWordSearch(values, search), isByForm: false };
}

/** The search that an opened link asks for, or null if it makes no sense; a query that cannot be run is shown with its fault. */
export function readLinkedCqlSearch(options: unknown): Partial<CqlSearchValues> | null {
  return readLinkedCql(options) ?? readLinkedSearch(options);
}

function readLinkedCql(options: unknown): Partial<CqlSearchValues> | null {
  if (typeof options !== 'object' || options === null) return null;
  const { cql, keepCapitalization } = options as Record<string, unknown>;
  if (typeof cql !== 'string' || cql.length > MAX_CQL_CHARACTERS) return null;
  return { isByForm: true, cql, keepCapitalization: keepCapitalization === true };
}
