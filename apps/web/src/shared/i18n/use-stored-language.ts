import { parseLanguage } from '@keelerada/contract/language';
import { useEffect } from 'react';
import { LANGUAGE_STORAGE_KEY } from './languages';
import { changeLanguage } from './start-i18n';

/** Follows the language that another page of the product stores, such as the one around a frame. */
export function useStoredLanguage(): void {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const language = key === LANGUAGE_STORAGE_KEY ? parseLanguage(newValue) : null;
      // Where the messages cannot be loaded the page stays in its language.
      if (language !== null) changeLanguage(language).catch(() => undefined);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}
