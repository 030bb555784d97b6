import type { DistributionResponse } from '@keelerada/contract/tools/distribution';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../i18n/use-language';
import type { Pair } from '../tool-frame/tool-definition';
import { ComparisonHead } from './comparison-head';
import { pairRates, sides } from './paired-rows';
import { useFindings } from './use-findings';
import { usePairFigures } from './use-pair-figures';
import { useSides } from './use-sides';

type WordRate = Pick<DistributionResponse, 'perMillion' | 'low' | 'high' | 'hits' | 'textsWithHits'>;

interface WordComparisonProps {
  readonly word: string;
  readonly answers: Pair<WordRate>;
}

/** In which selection a word is more frequent, and how certain that is. */
export function WordComparison({ word, answers }: WordComparisonProps) {
  const { t } = useTranslation('comparison');
  const formatNumber = useNumberFormat();
  const names = useSides();
  const { tellMore } = useFindings();
  const toRate = ({ perMillion, low, high }: WordRate) => ({ value: perMillion, low: high && low, high });
  const { A, B } = answers;
  const row = pairRates(word, toRate(A), toRate(B), { A: A.hits, B: B.hits });
  const figures = usePairFigures(row, t('per_million'), Math.max(A.perMillion, B.perMillion) < 10 ? 2 : 0);
  const counts = sides.map((side) =>
    t('found', {
      name: names[side].name,
      hits: formatNumber(answers[side].hits),
      texts: formatNumber(answers[side].textsWithHits),
    }),
  );
  return <ComparisonHead finding={tellMore('word', row)} source={counts.join(' · ')} figures={figures} />;
}
