import type { ClusterFinderRequest, ClusterFinderResponse } from '@keelerada/contract/tools/cluster-finder';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparedResult } from '../../shared/comparison/compared-result';
import { ComparisonHead } from '../../shared/comparison/comparison-head';
import { pairCounts, type PairedRow, sides } from '../../shared/comparison/paired-rows';
import { useFindings } from '../../shared/comparison/use-findings';
import type { PairedLook } from '../../shared/comparison/use-paired-columns';
import { useSides } from '../../shared/comparison/use-sides';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { Pair, PairRequest } from '../../shared/tool-frame/tool-definition';
import { ConcordanceLink } from './concordance-link';
import { describeMarkup, isMadeOfWords, joinPlaces, splitPlaces } from './describe-cluster-finder';
import { makeClusterQuery } from './make-cluster-query';

interface ComparedClustersProps {
  readonly request: PairRequest<ClusterFinderRequest>;
  readonly answer: Pair<ClusterFinderResponse>;
}

const PER_MILLION = 1_000_000;

/**
 * Clusters of both selections, as so many in a million words. One that a cut list lacks counts as often as the last of the
 * list: it is no more frequent, and a difference is then never made larger than it is.
 */
function pairClusters(answer: Pair<ClusterFinderResponse>, least: number): readonly PairedRow[] {
  const list = ({ clusters }: ClusterFinderResponse) =>
    new Map(clusters.map(({ markups, frequency }) => [joinPlaces(markups), frequency]));
  const lists = { A: list(answer.A), B: list(answer.B) };
  for (const [side, other] of [
    ['A', lists.B],
    ['B', lists.A],
  ] as const) {
    const { clusters, total } = answer[side];
    if (clusters.length === total) continue;
    const last = Math.min(...clusters.map(({ frequency }) => frequency));
    for (const key of other.keys()) if (!lists[side].has(key)) lists[side].set(key, last);
  }
  const among = { A: answer.A.totals.runningWords, B: answer.B.totals.runningWords };
  const rows = pairCounts(lists, among, PER_MILLION);
  return rows.filter(({ counts }) => Math.max(counts.A, counts.B) >= least);
}

/** Clusters of two selections in one table. */
export function ComparedClusters({ request, answer }: ComparedClustersProps) {
  const { t } = useTranslation(['cluster-finder-page', 'comparison']);
  const formatNumber = useNumberFormat();
  const names = useSides();
  const { tellTypical } = useFindings();
  const rows = useMemo(() => pairClusters(answer, request.minFrequency ?? 1), [answer, request]);
  const readName = (key: string) =>
    isMadeOfWords(request) ? key : joinPlaces(splitPlaces(key).map((markup) => describeMarkup(markup, t)));
  const look = useMemo(
    (): PairedLook => ({
      ...{ heading: t('columns.description'), axis: t('comparison:axis'), readName },
      ...(isMadeOfWords(request) && { heading: t('columns.words'), isEstonian: true }),
      renderName: (key) => (
        <ConcordanceLink
          search={{ cql: makeClusterQuery(request, splitPlaces(key)), keepCapitalization: false }}
        >
          {readName(key)}
        </ConcordanceLink>
      ),
    }),
    [t, request],
  );
  return (
    <ComparedResult
      {...{ rows, look, totals: answer.A.totals, comparedTotals: answer.B.totals }}
      head={
        <ComparisonHead
          finding={tellTypical(rows, readName)}
          figures={sides.map((side) => {
            const { occurrences, total } = answer[side];
            return {
              ...{ side, label: names[side].name, value: formatNumber(occurrences) },
              detail: t('clusters', { count: total, formatted: formatNumber(total) }),
            };
          })}
        />
      }
      note={t('comparison:notes.counts')}
    />
  );
}
