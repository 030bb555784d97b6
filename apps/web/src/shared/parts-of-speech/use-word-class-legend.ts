import { labelWordClass } from '@keelerada/estonian/labels/word-class-labels';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import type { LegendEntry } from '../pictures/picture-legend';
import { findWordClassInk, paintWordClass, wordClassInks } from './word-class-inks';
import type { WordClassInk } from './word-class-inks';

/** The legend of the parts of speech that a picture shows, in one order in every picture. */
export function useWordClassLegend(): (tags: Iterable<string>) => readonly LegendEntry[] {
  const { t } = useTranslation('picture-legend');
  const language = useLanguage();
  return (tags) => {
    const shown = new Set([...tags].map(findWordClassInk));
    return (Object.keys(wordClassInks) as WordClassInk[])
      .filter((ink) => shown.has(ink))
      .map((ink) => ({
        paint: paintWordClass(ink),
        label: ink === 'particle' || ink === 'other' ? t(`classes.${ink}`) : labelWordClass(ink, language),
      }));
  };
}
