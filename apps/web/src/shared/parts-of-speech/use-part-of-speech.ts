import { labelWordClass } from '@keelerada/estonian/labels/word-class-labels';
import { useCallback } from 'react';
import { useLanguage } from '../i18n/use-language';

/** Names UPOS tags in the language of the interface; the same function until the language changes. */
export function usePartOfSpeech(): (upos: string) => string {
  const language = useLanguage();
  return useCallback((upos: string) => labelWordClass(upos, language), [language]);
}
