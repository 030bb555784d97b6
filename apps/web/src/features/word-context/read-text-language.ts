import type { WordContextRow } from '@keelerada/contract/tools/word-context';

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Language of a row for screen readers: two subcorpora are Russian, the others Estonian. */
export function readTextLanguage({ keyword, contextBefore }: WordContextRow): 'et' | 'ru' {
  return CYRILLIC.test(keyword) || (keyword === '' && CYRILLIC.test(contextBefore)) ? 'ru' : 'et';
}
