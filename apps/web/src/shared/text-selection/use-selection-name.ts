import { useTranslation } from 'react-i18next';
import { useLabel } from '../i18n/use-language';
import { describeQuery } from '../text-filters/describe-query';
import { readTextQuery } from '../text-filters/read-text-query';
import type { ChosenTexts } from './selected-texts';

/** Names a selection by the filters of its query: "B1 · female". Needs the lazy messages `comparison`. */
export function useSelectionName(): (texts: ChosenTexts) => string {
  const { t } = useTranslation('comparison');
  const readLabel = useLabel();
  return ({ corpusTextIds, corpusSource, ownTexts }: ChosenTexts) => {
    const count = corpusTextIds?.length ?? 0;
    const filters = corpusSource === null ? [] : describeQuery(readTextQuery(corpusSource.query));
    const labels = filters.map((filter) => filter.labels.map(readLabel).join(', ')).join(' · ');
    const unnamed = corpusSource === null ? t('texts', { count }) : t('whole_corpus');
    const corpus = corpusTextIds === null ? [] : [labels === '' ? unnamed : labels];
    return [...corpus, ...(ownTexts === null ? [] : [t('own_text')])].join(' + ');
  };
}
