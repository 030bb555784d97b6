import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ClusterFinderRequest, ClusterFinderResponse } from '@keelerada/contract/tools/cluster-finder';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { ToolTable } from '../../shared/tool-frame/tool-table';
import { useClusterColumns } from './use-cluster-columns';

interface ClusterFinderResultProps {
  readonly request: ClusterFinderRequest;
  readonly answer: ClusterFinderResponse;
}

/** The clusters as a table. */
export function ClusterFinderResult({ request, answer }: ClusterFinderResultProps) {
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
