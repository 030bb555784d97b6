import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  clusterFinderCall,
  type ClusterFinderRequest,
  type ClusterFinderResponse,
} from '@keelerada/contract/tools/cluster-finder';
import { useTranslation } from 'react-i18next';
import { defineTool } from '../../shared/tool-frame/tool-definition';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { ToolTable } from '../../shared/tool-frame/tool-table';
import { options } from './cluster-finder-options';
import { ComparedClusters } from './compared-clusters';
import { useClusterColumns } from './use-cluster-columns';

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
    t(key, { count, formatted: formatNumber(count) });
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
  start: { ...options.empty, length: 3 },
  examples: [
    { caption: { key: 'examples.classes' }, values: { length: 3 } },
    { caption: { key: 'examples.lemmas' }, values: { analysis: 'LEMMAS', length: 3 } },
    { caption: { key: 'examples.parts' }, values: { analysis: 'SYNTACTIC', length: 2 } },
  ],
});

/** Cluster finder: rows of word classes, forms, sentence parts or words that come again. */
export const ClusterFinderTool = () => <ToolScreen tool={tool} />;
