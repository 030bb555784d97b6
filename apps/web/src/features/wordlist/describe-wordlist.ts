import type { WordlistRequest } from '@keelerada/contract/tools/wordlist';
import type { TFunction } from 'i18next';
import type { ProvenanceEntry } from '../../shared/provenance/list-provenance';

/** All options of a request as label and value. */
export function listWordlistOptions(
  { type, excludeStopwords, customStopwords, minFrequency, keepCapitalization }: WordlistRequest,
  t: TFunction<'wordlist'>,
): readonly ProvenanceEntry[] {
  const answer = (isYes: boolean | undefined) => t(isYes === true ? 'options.yes' : 'options.no');
  return [
    [t('options.type'), t(`options.types.${type}`)],
    [t('options.exclude_stopwords'), answer(excludeStopwords)],
    [t('options.custom_stopwords'), customStopwords?.join(', ') ?? t('options.none')],
    [t('options.min_frequency'), minFrequency?.toString() ?? t('options.none')],
    [t('options.keep_capitalization'), answer(keepCapitalization)],
  ];
}

/** The options that are set, in one line. */
export const summariseWordlist = (request: WordlistRequest, t: TFunction<'wordlist'>): string =>
  joinOptions(t(`options.types.${request.type}`), request, t);

/** The same as citations say it. */
export const citeWordlist = (request: WordlistRequest, t: TFunction<['wordlist', 'citation']>): string =>
  joinOptions(t(`citation:counted.${request.type}`), request, t);

function joinOptions(
  counted: string,
  { excludeStopwords, customStopwords, minFrequency, keepCapitalization }: WordlistRequest,
  t: TFunction<'wordlist'>,
): string {
  return [
    counted,
    excludeStopwords === true ? t('summary.stopwords') : '',
    customStopwords ? t('summary.custom_stopwords', { count: customStopwords.length }) : '',
    minFrequency ? t('summary.min_frequency', { least: minFrequency }) : '',
    keepCapitalization === true ? t('summary.keep_capitalization') : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
