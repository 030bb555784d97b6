import { type SearchType, searchTypes } from '@keelerada/contract/fields/choices';
import { keepText, readKeptText } from '../kept-value/kept-storage';

const STORAGE_KEY = 'keelerada.search-type';

/** The search type that the visitor chose last in this browser, or null before the first choice. */
export function readRememberedType(): SearchType | null {
  const stored = readKeptText('browser', STORAGE_KEY);
  return searchTypes.find((type) => type === stored) ?? null;
}

/** Without storage the choice holds until the page is left. */
export function rememberType(type: SearchType | null): void {
  if (type !== null) keepText('browser', STORAGE_KEY, type);
}
