import type { ClusterFinderRequest, ClusterFinderResponse } from '@keelerada/contract/tools/cluster-finder';
import { useTranslation } from 'react-i18next';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import type { ToolDefinition } from '../../shared/tool-frame/tool-definition';
import { ClusterFinderForm } from './cluster-finder-form';
import { ComparedClusters } from './compared-clusters';
import { ClusterFinderResult } from './cluster-finder-result';
import type { ClusterFinderValues } from './cluster-finder-values';
import { emptyClusterFinder, makeClusterFinderRequest, readClusterFinderLink } from './cluster-finder-values';
import { makeClusterCall } from './cluster-finder.queries';
import { citeClusterFinder, summariseClusterFinder } from './describe-cluster-finder';

const tool: ToolDefinition<ClusterFinderValues, ClusterFinderRequest, ClusterFinderResponse> = {
  name: 'cluster-finder',
  messages: 'cluster-finder-page',
  emptyValues: emptyClusterFinder,
  makeRequest: makeClusterFinderRequest,
  makeCall: makeClusterCall,
  pairFields: { minFrequency: null, sorting: 'freq', usageLimit: 0 },
  countRows: ({ clusters }) => clusters.length,
  readNothingFoundKey: () => 'cluster-finder-page:nothing_found',
  readLink: readClusterFinderLink,
  examples: [
    { caption: { key: 'examples.classes' }, values: { ...emptyClusterFinder, length: 3 } },
    { caption: { key: 'examples.lemmas' }, values: { ...emptyClusterFinder, analysis: 'LEMMAS', length: 3 } },
    {
      caption: { key: 'examples.parts' },
      values: { ...emptyClusterFinder, analysis: 'SYNTACTIC', length: 2 },
    },
  ],
};

/** Cluster finder: rows of word classes, forms, sentence parts or words that come again. */
export function ClusterFinderTool() {
  const { t } = useTranslation('cluster-finder-page');
  return (
    <ToolScreen
      tool={tool}
      summarise={(request) => summariseClusterFinder(request, t)}
      cited={{ describe: (request) => citeClusterFinder(request, t) }}
      renderFields={(fields) => <ClusterFinderForm {...fields} />}
      renderResult={({ request, answer }) => <ClusterFinderResult request={request} answer={answer} />}
      renderPair={({ runId, ...result }) => <ComparedClusters key={runId} {...result} />}
    />
  );
}
