import {
  countClusters,
  type ClusterOptions,
  type Clusters,
} from '@keelerada/corpus-engine/clusters/count-clusters';
import { defineQuery } from '../../platform/corpus-index/corpus-query';

/** The sequences of words of a length; the rows are objects in the head of the answer. */
export const clusterQuery = defineQuery<ClusterOptions, Clusters>({
  name: 'clusters',
  warmUps: [],
  answer: ({ parts }, options, _out, cancel) => countClusters(parts, options, cancel),
});
