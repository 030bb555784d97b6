import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isWholeCorpus } from '../../shared/text-selection/whole-corpus.queries';
import { describeQuery } from '../../shared/text-filters/describe-query';
import { readTextQuery } from '../../shared/text-filters/read-text-query';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { selectionSummaryOptions } from './selection.queries';

export interface SelectionSummary {
  /** How many texts and words, and which filters found them: "122 texts · 14,284 words · B1 · female". */
  readonly line: string;
  /** The filters or the whole corpus alone; empty where texts were ticked one by one. */
  readonly name: string;
  /** How many texts; empty for an own text alone. */
  readonly size: string;
  readonly ownText: string | null;
}

/** What is being analysed, in words and figures; the words of the corpus texts come a moment later. */
export function useSelectionSummary(): SelectionSummary {
  const { t } = useTranslation('tools');
  const readLabel = useLabel();
  const formatNumber = useNumberFormat();
  const { corpusTextIds, corpusSource, ownTexts, side, revision } = useTextSelection();
  const { data } = useQuery(selectionSummaryOptions({ corpusTextIds, corpusSource }, side, revision));
  const summary = corpusTextIds === null ? undefined : data;
  const texts = corpusTextIds?.length ?? 0;
  const filters = corpusSource === null ? [] : describeQuery(readTextQuery(corpusSource.query));
  const whole = isWholeCorpus(corpusSource) ? [t('selection.whole')] : [];
  const labels = filters.map((filter) => filter.labels.map(readLabel).join(', '));
  const size = texts === 0 ? '' : t('chips.count', { count: texts, formatted: formatNumber(texts) });
  const parts = [
    ...whole,
    size,
    ...(summary
      ? [t('selection.words', { count: summary.words, formatted: formatNumber(summary.words) })]
      : []),
    ...labels,
  ];
  return {
    line: texts === 0 ? '' : parts.join(' · '),
    name: [...whole, ...labels].join(' · '),
    size,
    ownText:
      ownTexts === null
        ? null
        : t('selection.own', { count: ownTexts.length, formatted: formatNumber(ownTexts.length) }),
  };
}
