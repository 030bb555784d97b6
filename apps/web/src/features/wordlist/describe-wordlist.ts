import type { TFunction } from 'i18next';
import type { WordlistValues } from './wordlist-values';
import { splitStopwords } from './wordlist-values';

/** The options as label and value, all of them, for provenance. `t` is of the namespace `wordlist`. */
export function listWordlistOptions(
  options: WordlistValues,
  t: TFunction<'wordlist'>,
): readonly (readonly [string, string])[] {
  const answer = (isYes: boolean) => t(isYes ? 'options.yes' : 'options.no');
  const stopwords = splitStopwords(options.customStopwords);
  const none = t('options.none');
  return [
    [t('options.type'), options.type === null ? none : t(`options.types.${options.type}`)],
    [t('options.exclude_stopwords'), answer(options.excludeStopwords)],
    [t('options.custom_stopwords'), stopwords.length > 0 ? stopwords.join(', ') : none],
    [t('options.min_frequency'), options.minFrequency.trim() === '' ? none : options.minFrequency.trim()],
    [t('options.keep_capitalization'), answer(options.keepCapitalization)],
  ];
}

/** The options that are set, in a line. */
export function summariseWordlist(options: WordlistValues, t: TFunction<'wordlist'>): string {
  const { type, excludeStopwords, customStopwords, minFrequency, keepCapitalization } = options;
  const stopwords = splitStopwords(customStopwords);
  return [
    type === null ? '' : t(`options.types.${type}`),
    excludeStopwords ? t('summary.stopwords') : '',
    stopwords.length > 0 ? t('summary.custom_stopwords', { count: stopwords.length }) : '',
    minFrequency.trim() === '' ? '' : t('summary.min_frequency', { least: minFrequency.trim() }),
    keepCapitalization ? t('summary.keep_capitalization') : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
