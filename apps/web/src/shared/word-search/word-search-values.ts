import type { SearchType } from '@keelerada/contract/fields/choices';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import type { WordSearch } from './word-links';

/** How words are compared, as chosen on a form. */
export interface SearchTypeValues {
  /** Null until the visitor has chosen. */
  readonly type: SearchType | null;
  readonly keepCapitalization: boolean;
}

/** What a form asks about a keyword, as typed and chosen. */
export interface WordSearchValues extends SearchTypeValues {
  readonly keyword: string;
}

export const emptyWordSearch: WordSearchValues = { type: null, keyword: '', keepCapitalization: false };

/** Base forms are always compared in lower case, so LEMMAS unticks the case-sensitive search. */
export function withSearchType<Values extends SearchTypeValues>(values: Values, type: SearchType): Values {
  return { ...values, type, keepCapitalization: type === 'LEMMAS' ? false : values.keepCapitalization };
}

/** Whether both mandatory fields are filled. */
export function isCompleteSearch<Values extends WordSearchValues>(
  values: Values,
): values is Values & { readonly type: SearchType } {
  return values.type !== null && values.keyword.trim() !== '';
}

/** The whole number that was typed, or null if it is none or out of bounds. */
export function readCount(typed: string, most: number): number | null {
  const text = typed.trim();
  const count = Number(text);
  return /^\d+$/u.test(text) && count >= 1 && count <= most ? count : null;
}

/** The search that an opened link asks for, or null if it makes no sense. */
export function readLinkedSearch(options: unknown): WordSearchValues | null {
  if (typeof options !== 'object' || options === null) return null;
  const { type, keyword, keepCapitalization } = options as Record<string, unknown>;
  const isWord =
    typeof keyword === 'string' && keyword.length <= MAX_KEYWORD_CHARACTERS && keyword.trim() !== '';
  if (!isWord || (type !== 'WORDS' && type !== 'LEMMAS')) return null;
  return { type, keyword, keepCapitalization: keepCapitalization === true && type === 'WORDS' };
}

/** The form with the search of an address in it. */
export function withWordSearch<Values extends WordSearchValues>(
  values: Values,
  { word, type, keepCapitalization }: WordSearch,
): Values {
  return withSearchType({ ...values, keyword: word, keepCapitalization }, type);
}
