import type { DistributionRequest } from '@keelerada/contract/tools/distribution';
import { DISTRIBUTION_PATH } from '@keelerada/contract/site/paths';
import type { ApiCall } from '../../shared/citation/api-call';

/** How often what is looked for occurs by each property of the texts. */
export const makeDistributionCall = (request: DistributionRequest): ApiCall => ({
  path: DISTRIBUTION_PATH,
  body: request,
});
