import { labelWordClass } from '@keelerada/estonian/labels/word-class-labels';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import type { LegendEntry } from './picture-legend';
import { findWordClass, wordClassLooks, type WordClass } from '../parts-of-speech/word-class-looks';

/** The legend of the parts of speech that a picture shows, in one order in every picture. */
export function useWordClassLegend(): (tags: Iterable<string>) => readonly LegendEntry[] {
  const { t } = useTranslation('picture-legend');
  const language = useLanguage();
  return (tags) => {
    const shown = new Set([...tags].map(findWordClass));
    return (Object.keys(wordClassLooks) as WordClass[])
      .filter((each) => shown.has(each))
      .map((each) => ({
        look: wordClassLooks[each],
        label:
          each === 'particle' || each === 'other' ? t(`classes.${each}`) : labelWordClass(each, language),
      }));
  };
}
