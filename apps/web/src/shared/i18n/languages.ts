import { parseLanguage, type Language } from '@keelerada/contract/language';

export const DEFAULT_LANGUAGE: Language = 'en';
/** Local storage key that the specification names. */
export const LANGUAGE_STORAGE_KEY = 'language';

/** The stored choice, else the default, also if storage is closed (private windows). */
export function readStoredLanguage(): Language {
  try {
    return parseLanguage(localStorage.getItem(LANGUAGE_STORAGE_KEY)) ?? DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
