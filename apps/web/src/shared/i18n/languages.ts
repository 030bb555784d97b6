import { parseLanguage, type Language } from '@keelerada/contract/fields/language';
import { keepText, readKeptText } from '../kept-value/kept-storage';

export const DEFAULT_LANGUAGE: Language = 'en';
/** Local storage key: browsers hold the choice under it since the first version. */
export const LANGUAGE_STORAGE_KEY = 'language';

/** The first language of the browser's list that the product speaks, else the default. */
function readBrowserLanguage(): Language {
  const known = navigator.languages.map((tag) => parseLanguage(tag.split('-')[0]));
  return known.find((language) => language !== null) ?? DEFAULT_LANGUAGE;
}

/** The stored choice, else the browser's language, also if storage is closed (private windows). */
export const readStoredLanguage = (): Language =>
  parseLanguage(readKeptText('browser', LANGUAGE_STORAGE_KEY)) ?? readBrowserLanguage();

/** Without storage the choice holds until the page is left. */
export const storeLanguage = (language: Language) => keepText('browser', LANGUAGE_STORAGE_KEY, language);
