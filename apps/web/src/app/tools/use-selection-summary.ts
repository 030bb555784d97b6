import type { SelectionSummaryResponse } from '@keelerada/contract/texts/text-facets';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isWholeCorpus } from '../../shared/text-selection/whole-corpus.queries';
import { describeQuery } from '../../shared/text-filters/describe-query';
import { readTextQuery } from '../../shared/text-filters/read-text-query';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { rankGroupValue, readLevelName } from '../../shared/text-groups/label-groups';
import { readPropertyLabel } from '../../shared/text-preview/text-properties';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { selectionSummaryOptions } from './selection.queries';

interface Spread {
  readonly label: string;
  readonly texts: number;
  /** Texts that do not tell it. */
  readonly isUnknown?: boolean;
}

export interface SelectionSummary {
  /** How many texts and words, and which filters found them: "122 texts · 14,284 words · B1 · female". */
  readonly line: string;
  /** The filters or the whole corpus alone; empty where texts were ticked one by one. */
  readonly name: string;
  /** How many texts; empty for an own text alone. */
  readonly size: string;
  readonly ownText: string | null;
  readonly levels: readonly Spread[];
  /** Texts without the property are counted last; empty where no text has it. */
  readonly nativeLanguages: readonly Spread[];
  readonly citizenships: readonly Spread[];
}

type Counts = readonly { readonly value: string; readonly texts: number }[];

function useSpreads() {
  const { t } = useTranslation('tools');
  const readLabel = useLabel();
  return (summary: SelectionSummaryResponse | undefined) => {
    const nameAll = (counts: Counts = [], name?: 'emakeel' | 'kodakondsus'): Spread[] => {
      const named = counts.map(({ value, texts }) => {
        const nameCode = (code: string) =>
          readLabel(name === undefined ? readLevelName(code) : readPropertyLabel(name, code));
        return { label: value.split(', ').map(nameCode).join(', '), texts };
      });
      const missing = (summary?.texts ?? 0) - counts.reduce((sum, { texts }) => sum + texts, 0);
      const isTold = counts.length > 0 && missing > 0;
      return isTold ? [...named, { label: t('selection.unknown'), texts: missing, isUnknown: true }] : named;
    };
    const rank = ({ value }: Counts[number]) => rankGroupValue('level', value);
    const levels = summary?.levels.toSorted((left, right) => rank(left) - rank(right));
    return {
      levels: nameAll(levels),
      nativeLanguages: nameAll(summary?.nativeLanguages, 'emakeel'),
      citizenships: nameAll(summary?.nationalities, 'kodakondsus'),
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
    ...makeSpreads(summary),
  };
}
