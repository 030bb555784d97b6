import type {
  ClusterFinderRequest,
  ClusterFinderResponse,
  ClusterRow,
} from '@keelerada/contract/cluster-finder';
import { MAX_CLUSTER_USAGES } from '@keelerada/contract/limits';
import { CLUSTER_FINDER_PATH } from '@keelerada/contract/paths';
import { callServerForJson } from '../../shared/http/call-server';

/** The clusters of the chosen texts. */
export function fetchClusters(
  request: ClusterFinderRequest,
  signal: AbortSignal,
): Promise<ClusterFinderResponse> {
  return callServerForJson<ClusterFinderResponse>(CLUSTER_FINDER_PATH, {
    body: { ...request, tasemed: true },
    signal,
  });
}

export type ClusterUsages = Pick<ClusterRow, 'usages' | 'usageFrequencies'>;

/** The usages of one cluster of an answer, as many as the server gives. */
export async function fetchUsages(
  request: ClusterFinderRequest,
  { pageToken }: Pick<ClusterFinderResponse, 'pageToken'>,
  { markups }: Pick<ClusterRow, 'markups'>,
  signal: AbortSignal,
): Promise<ClusterUsages> {
  const page = { offset: 0, limit: 1, usageLimit: MAX_CLUSTER_USAGES, markups: [...markups], pageToken };
  const { clusters } = await fetchClusters({ ...request, ...page }, signal);
  return clusters[0] ?? { usages: [], usageFrequencies: [] };
}
