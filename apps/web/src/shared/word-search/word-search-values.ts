import type { SearchType } from '@keelerada/contract/fields/choices';
import type { WordSearch } from './word-links';

/** How words are compared, as chosen on a form. */
export interface SearchTypeValues {
  readonly type: SearchType;
  readonly keepCapitalization: boolean;
}

/** What a form asks about a keyword, as typed and chosen. */
export interface WordSearchValues extends SearchTypeValues {
  readonly keyword: string;
}

/** Base forms are always compared in lower case, so LEMMAS unticks the case-sensitive search. */
export function withSearchType<Values extends SearchTypeValues>(values: Values, type: SearchType): Values {
  return { ...values, type, keepCapitalization: type === 'LEMMAS' ? false : values.keepCapitalization };
}

/** The whole number that was typed, or null if it is none or out of bounds. */
export function readCount(typed: string, most: number): number | null {
  const text = typed.trim();
  const count = Number(text);
  return /^\d+$/u.test(text) && count >= 1 && count <= most ? count : null;
}

/** The form with the search of an address in it. */
export function withWordSearch<Values extends WordSearchValues>(
  values: Values,
  { word, type, keepCapitalization }: WordSearch,
): Values {
  return withSearchType({ ...values, keyword: word, keepCapitalization }, type);
}
