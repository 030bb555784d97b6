import { type AddressSearch, readNearFields } from '../../shared/word-search/word-links';
import type { WordContextQuery } from './query/word-context-values';

/** The search of a query, as links to other pages ask for it. */
export function makeQuerySearch(query: WordContextQuery): AddressSearch {
  const { cql, keyword, type, keepCapitalization } = query;
  if (typeof cql === 'string') return { cql, keepCapitalization };
  const near = readNearFields(query);
  const search = { word: keyword ?? '', type: type ?? 'WORDS', keepCapitalization };
  return near === null ? search : { ...search, near };
}
