import type { SearchType } from '@keelerada/contract/choices';
import { searchTypes } from '@keelerada/contract/choices';

const STORAGE_KEY = 'keelerada.search-type';

/** The search type that the visitor chose last in this browser, or null before the first choice. */
export function readRememberedType(): SearchType | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return searchTypes.find((type) => type === stored) ?? null;
  } catch {
    return null;
  }
}

export function rememberType(type: SearchType | null): void {
  if (type === null) return;
  try {
    localStorage.setItem(STORAGE_KEY, type);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
