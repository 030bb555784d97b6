import type { DistributionRequest, DistributionResponse } from '@keelerada/contract/distribution';
import { DISTRIBUTION_PATH } from '@keelerada/contract/paths';
import { callServerForJson } from '../../shared/http/call-server';

/** How often what is looked for occurs by each property of the texts. */
export function fetchDistribution(
  request: DistributionRequest,
  signal: AbortSignal,
): Promise<DistributionResponse> {
  return callServerForJson<DistributionResponse>(DISTRIBUTION_PATH, { body: request, signal });
}
