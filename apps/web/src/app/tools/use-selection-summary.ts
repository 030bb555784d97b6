import type { SelectionSummaryResponse } from '@keelerada/contract/text-facets';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { describeQuery } from '../../shared/text-filters/describe-query';
import { readTextQuery } from '../../shared/text-filters/read-text-query';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { readPropertyLabel } from '../../shared/text-preview/text-properties';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { selectionSummaryOptions } from './selection.queries';

interface Spread {
  readonly label: string;
  readonly texts: number;
}

export interface SelectionSummary {
  /** How many texts and words, and which filters found them: "122 texts · 14,284 words · B1 · female". */
  readonly line: string;
  readonly ownText: string | null;
  readonly levels: readonly Spread[];
  /** Native languages; nationalities where texts tell those alone. */
  readonly origins: readonly Spread[];
  readonly isNationality: boolean;
}

function useSpreads() {
  const readLabel = useLabel();
  return (summary: SelectionSummaryResponse | undefined) => {
    const isNationality = (summary?.nativeLanguages.length ?? 0) === 0;
    const origins = (isNationality ? summary?.nationalities : summary?.nativeLanguages) ?? [];
    const name = isNationality ? 'kodakondsus' : 'emakeel';
    return {
      isNationality,
      levels: (summary?.levels ?? [])
        .map(({ value, texts }) => ({ label: value, texts }))
        // A, A1, A2, B, ...
        .sort((left, right) => left.label.localeCompare(right.label)),
      origins: origins.map(({ value, texts }) => ({
        label: value
          .split(', ')
          .map((code) => readLabel(readPropertyLabel(name, code)))
          .join(', '),
        texts,
      })),
    };
  };
}

/** What is being analysed, in words and figures; the words of the corpus texts come a moment later. */
export function useSelectionSummary(): SelectionSummary {
  const { t } = useTranslation('tools');
  const readLabel = useLabel();
  const formatNumber = useNumberFormat();
  const makeSpreads = useSpreads();
  const { corpusTextIds, corpusSource, ownTexts, side, revision } = useTextSelection();
  const { data } = useQuery(selectionSummaryOptions({ corpusTextIds, corpusSource }, side, revision));
  const summary = corpusTextIds === null ? undefined : data;
  const texts = corpusTextIds?.length ?? 0;
  const filters = corpusSource === null ? [] : describeQuery(readTextQuery(corpusSource.query));
  const parts = [
    t('chips.count', { count: texts, formatted: formatNumber(texts) }),
    ...(summary
      ? [t('selection.words', { count: summary.words, formatted: formatNumber(summary.words) })]
      : []),
    ...filters.map(({ labels }) => labels.map(readLabel).join(', ')),
  ];
  return {
    line: texts === 0 ? '' : parts.join(' · '),
    ownText:
      ownTexts === null
        ? null
        : t('selection.own', { count: ownTexts.length, formatted: formatNumber(ownTexts.length) }),
    ...makeSpreads(summary),
  };
}
