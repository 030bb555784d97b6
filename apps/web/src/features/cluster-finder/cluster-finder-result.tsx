import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ClusterFinderRequest, ClusterFinderResponse } from '@keelerada/contract/tools/cluster-finder';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useProvenance } from '../../shared/provenance/use-provenance';
import { ResultReferences } from '../../shared/citation/result-references';
import { useToolView } from '../../shared/tool-session/tool-views';
import { ResultTable } from '../../shared/ui/result-table/result-table';
import { makeTableView, readTableView } from '../../shared/ui/result-table/table-view';
import { listClusterFinderOptions } from './describe-cluster-finder';
import { useClusterColumns } from './use-cluster-columns';

/** The order of the answer is the one that the form asks for. */
const firstView = makeTableView();

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
  const [view, setView] = useToolView('cluster-finder.view', firstView, readTableView);
  const describe = useProvenance();
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
  const makeProvenance = () =>
    describe({
      tool: t('title'),
      totals,
      options: [
        ...listClusterFinderOptions(request, t),
        [t('result'), isCut ? `${counted} ${shown}` : counted],
      ],
      request,
    });
  return (
    <Stack component="section" aria-label={t('result')} spacing={2}>
      {isCut && <Alert severity="info">{shown}</Alert>}
      <ResultTable
        label={t('title')}
        rows={clusters}
        columns={columns}
        view={view}
        onViewChange={setView}
        note={counted}
        actions={<ResultReferences />}
        tableExport={{ fileName: t('file_name'), sheetName: t('title'), makeProvenance }}
      />
    </Stack>
  );
}
