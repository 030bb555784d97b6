import type {
  ClusterFinderRequest,
  ClusterFinderResponse,
  ClusterRow,
} from '@keelerada/contract/tools/cluster-finder';
import { MAX_CLUSTER_USAGES } from '@keelerada/contract/fields/limits';
import { CLUSTER_FINDER_PATH } from '@keelerada/contract/site/paths';
import type { ApiCall } from '../../shared/citation/api-call';
import { callServerForJson } from '../../shared/http/call-server';

/** The clusters of the chosen texts. */
export function makeClusterCall(request: ClusterFinderRequest): ApiCall {
  return { path: CLUSTER_FINDER_PATH, body: { ...request, tasemed: true } };
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
  const { path, body } = makeClusterCall({ ...request, ...page });
  const { clusters } = await callServerForJson<ClusterFinderResponse>(path, { body, signal });
  return clusters[0] ?? { usages: [], usageFrequencies: [] };
}
