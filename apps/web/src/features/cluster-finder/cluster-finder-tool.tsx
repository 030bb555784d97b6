import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  clusterFinderCall,
  type ClusterFinderRequest,
  type ClusterFinderResponse,
  type ClusterRow,
} from '@keelerada/contract/tools/cluster-finder';
import { useTranslation } from 'react-i18next';
import { defineTool, type Pair, type PairRequest } from '../../shared/tool-frame/tool-definition';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { ToolTable } from '../../shared/tool-frame/tool-table';
import { options } from './cluster-finder-options';
import { useMemo } from 'react';
import { useLevelColumns } from '../../shared/levels/use-level-columns';
import {
  makeNumberColumn,
  makeTextColumn,
  type ResultColumn,
} from '../../shared/ui/result-table/result-column';
import { ClusterUsagesCell } from './cluster-usages-cell';
import { ConcordanceLink } from './concordance-link';
import { makeClusterQuery } from './make-cluster-query';
import { describeMarkup, isMadeOfWords, joinPlaces, splitPlaces } from './describe-cluster-finder';
import { ComparedResult } from '../../shared/comparison/compared-result';
import { ComparisonHead } from '../../shared/comparison/comparison-head';
import { pairCounts, type PairedRow, sides } from '../../shared/comparison/paired-rows';
import { useFindings } from '../../shared/comparison/use-findings';
import type { PairedLook } from '../../shared/comparison/use-paired-columns';
import { useSides } from '../../shared/comparison/use-sides';

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
function ComparedClusters({ request, answer }: ComparedClustersProps) {
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
              detail: t('clusters', { count: total }),
            };
          })}
        />
      }
      note={t('comparison:notes.counts')}
    />
  );
}

const TAGS_WIDTH_PX = { short: 96, long: 152 };
const DESCRIPTION_WIDTH_PX = 168;
const USAGES_LEAST_PX = 280;
const USAGE_JOINT = '; ';

/** Columns of the clusters; clusters of words need no description. */
function useClusterColumns(
  request: ClusterFinderRequest,
  answer: ClusterFinderResponse,
): readonly ResultColumn<ClusterRow>[] {
  const { t } = useTranslation('cluster-finder-page');
  const levelColumns = useLevelColumns<ClusterRow>(answer.tasemed);
  return useMemo(() => {
    const hasWords = isMadeOfWords(request);
    const describe = ({ markups }: ClusterRow) =>
      joinPlaces(markups.map((markup) => describeMarkup(markup, t)));
    const description = makeTextColumn('description', t('columns.description'), describe, {
      ...{ filter: 'text', widthPx: DESCRIPTION_WIDTH_PX, wraps: true },
    });
    const number = makeNumberColumn<ClusterRow>;
    return [
      ...(hasWords ? [] : [description]),
      makeTextColumn('tags', t(hasWords ? 'columns.words' : 'columns.tags'), readTags, {
        renderCell: ({ markups }) => (
          <ConcordanceLink
            search={{ cql: makeClusterQuery(request, markups), keepCapitalization: false }}
            {...(hasWords && { lang: 'et' })}
          >
            {joinPlaces(markups)}
          </ConcordanceLink>
        ),
        filter: 'text',
        widthPx: TAGS_WIDTH_PX[request.analysis === 'WORD_CLASS' ? 'short' : 'long'],
        wraps: true,
      }),
      number('frequency', t('columns.frequency'), ({ frequency }) => frequency, { widthPx: 96 }),
      number('percentage', t('columns.percentage'), ({ percentage }) => percentage, {
        ...{ fractionDigits: 2, widthPx: 88 },
      }),
      ...levelColumns,
      makeTextColumn('usages', t('columns.usages'), ({ usages }: ClusterRow) => usages.join(USAGE_JOINT), {
        renderCell: (row) => <ClusterUsagesCell row={row} request={request} answer={answer} />,
        ...{ filter: 'text', isSortable: false, language: 'et', wraps: true, leastPx: USAGES_LEAST_PX },
      }),
    ];
  }, [t, request, answer, levelColumns]);
}

const readTags = ({ markups }: ClusterRow) => joinPlaces(markups);

interface ClusterFinderResultProps {
  readonly request: ClusterFinderRequest;
  readonly answer: ClusterFinderResponse;
}

/** The clusters as a table. */
function ClusterFinderResult({ request, answer }: ClusterFinderResultProps) {
  const { t } = useTranslation('cluster-finder-page');
  const formatNumber = useNumberFormat();
  const { clusters, total, occurrences, totals } = answer;
  const columns = useClusterColumns(request, answer);
  const tell = (key: 'texts' | 'running_words' | 'clusters' | 'occurrences', count: number) =>
    t(key, { count });
  const counted = t('counted', {
    texts: tell('texts', totals.texts),
    words: tell('running_words', totals.runningWords),
    clusters: tell('clusters', total),
    occurrences: tell('occurrences', occurrences),
  });
  const shown = t('cut', { shown: formatNumber(clusters.length), total: formatNumber(total) });
  const isCut = clusters.length < total;
  return (
    <Stack component="section" aria-label={t('result')} spacing={2}>
      {isCut && <Alert severity="info">{shown}</Alert>}
      <ToolTable
        {...{ rows: clusters, columns, totals, note: counted }}
        more={[[t('result'), isCut ? `${counted} ${shown}` : counted]]}
      />
    </Stack>
  );
}

const tool = defineTool({
  name: 'cluster-finder',
  messages: 'cluster-finder-page',
  options,
  call: clusterFinderCall,
  alsoAsks: { tasemed: true },
  pairFields: { minFrequency: null, sorting: 'freq', usageLimit: 0 },
  countRows: ({ clusters }) => clusters.length,
  findNothingKey: () => 'cluster-finder-page:nothing_found',
  Result: ClusterFinderResult,
  PairResult: ComparedClusters,
});

/** Cluster finder: rows of word classes, forms, sentence parts or words that come again. */
export const ClusterFinderTool = () => <ToolScreen tool={tool} />;
