import { defineTool } from '../../shared/tool-frame/tool-definition';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { options } from './cluster-finder-options';
import { ClusterFinderResult } from './cluster-finder-result';
import { makeClusterCall } from './cluster-finder.queries';
import { ComparedClusters } from './compared-clusters';

const tool = defineTool({
  name: 'cluster-finder',
  messages: 'cluster-finder-page',
  options,
  makeCall: makeClusterCall,
  pairFields: { minFrequency: null, sorting: 'freq', usageLimit: 0 },
  countRows: ({ clusters }) => clusters.length,
  findNothingKey: () => 'cluster-finder-page:nothing_found',
  Result: ClusterFinderResult,
  PairResult: ComparedClusters,
  examples: [
    { caption: { key: 'examples.classes' }, values: { length: 3 } },
    { caption: { key: 'examples.lemmas' }, values: { analysis: 'LEMMAS', length: 3 } },
    { caption: { key: 'examples.parts' }, values: { analysis: 'SYNTACTIC', length: 2 } },
  ],
});

/** Cluster finder: rows of word classes, forms, sentence parts or words that come again. */
export const ClusterFinderTool = () => <ToolScreen tool={tool} />;
