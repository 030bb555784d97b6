import { makeCql } from '@keelerada/corpus-engine/cql/make-cql';
import type { CqlSearch, WordSearch } from '../word-search/word-links';
import { withWordSearch, type WordSearchValues } from '../word-search/word-search-values';

/** What a form asks about a keyword or a query by form, as typed and chosen. */
export interface CqlSearchValues extends WordSearchValues {
  /** The search is by form: `cql` is looked for, not the keyword. */
  readonly isByForm: boolean;
  /** Query of the corpus query language as typed or built. */
  readonly cql: string;
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
