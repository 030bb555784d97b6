import type { Language } from '@keelerada/contract/fields/language';

/** Each language names itself in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { et: 'Eesti', en: 'English' };
