import { useTranslation } from 'react-i18next';
import { useSelectionSize } from '../../shared/text-selection/use-selection-size';
import { isWholeCorpus } from '../../shared/text-selection/whole-corpus.queries';
import { describeQuery } from '../../shared/text-filters/describe-query';
import { readTextQuery } from '../../shared/text-filters/read-text-query';
import { useLabel } from '../../shared/i18n/use-language';
import { useTextSelection } from '../../shared/text-selection/text-selection';

/** What is being analysed, in words and figures; the words of the corpus texts come a moment later. */
export function useSelectionSummary() {
  const { t } = useTranslation('tools');
  const readLabel = useLabel();
  const { corpusTextIds, corpusSource, ownTexts, origin } = useTextSelection();
  const { data } = useSelectionSize();
  const summary = corpusTextIds === null ? undefined : data;
  const texts = corpusTextIds?.length ?? 0;
  const filters = corpusSource === null ? [] : describeQuery(readTextQuery(corpusSource.query));
  // The tools begin with the whole corpus.
  const whole = origin === 'none' || isWholeCorpus(corpusSource) ? [t('selection.whole')] : [];
  const labels = filters.map((filter) => filter.labels.map(readLabel).join(', '));
  const size = texts === 0 ? '' : t('chips.count', { count: texts });
  const words = summary && t('selection.words', { count: summary.words });
  return {
    /** "122 texts · 14,284 words"; empty for an own text alone. */
    counts: [size, ...(words ? [words] : [])].join(' · '),
    /** The filters or the whole corpus alone; empty where texts were ticked one by one. */
    name: [...whole, ...labels].join(' · '),
    /** Empty for an own text alone. */
    size,
    ownText: ownTexts === null ? null : t('selection.own', { count: ownTexts.length }),
  };
}
