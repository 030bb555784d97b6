import type { SketchedWord, WordSketchResponse } from '@keelerada/contract/tools/word-sketch';
import { rateCount } from '@keelerada/corpus-engine/distribution/compare-rates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparisonHead } from '../../shared/comparison/comparison-head';
import { orderBySureness, pairRates } from '../../shared/comparison/paired-rows';
import { useFindings } from '../../shared/comparison/use-findings';
import { usePairFigures } from '../../shared/comparison/use-pair-figures';

const [PER_HUNDRED, PER_MILLION] = [100, 1_000_000];

interface ComparedSketchProps {
  readonly answer: WordSketchResponse;
  readonly vordlus: SketchedWord;
  readonly vordlusTotals: WordSketchResponse['totals'];
}

/** Over the sketch of a word in two selections: how often it occurs, and the collocates that each has surely more of. */
export function ComparedSketch({ answer, vordlus, vordlusTotals }: ComparedSketchProps) {
  const { t } = useTranslation('comparison');
  const { sona, totals, seosed } = answer;
  const { tellMore, tellTypical } = useFindings();
  const counts = { A: sona.esinemisi, B: vordlus.esinemisi };
  const word = pairRates(
    sona.sona,
    rateCount(counts.A, totals.runningWords, PER_MILLION),
    rateCount(counts.B, vordlusTotals.runningWords, PER_MILLION),
    counts,
  );
  const rows = useMemo(() => {
    const rate = (count: number, side: 'A' | 'B') => rateCount(count, counts[side], PER_HUNDRED);
    return orderBySureness(
      seosed.flatMap(({ naabrid }) =>
        naabrid.map(({ sona: key, esinemisi: A, vordlus: other }) => {
          const B = other?.esinemisi ?? 0;
          return pairRates(key, rate(A, 'A'), rate(B, 'B'), { A, B });
        }),
      ),
    );
  }, [answer]);
  const hasTypical = rows.some(({ difference }) => difference.isSure);
  const finding = (
    <>
      {tellMore('word', word)} {hasTypical && tellTypical(rows)}
    </>
  );
  return <ComparisonHead finding={finding} figures={usePairFigures(word, t('per_million'), 0)} />;
}
