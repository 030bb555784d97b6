import type { KeynessRequest } from '@keelerada/contract/tools/keyness';
import { KEYNESS_PATH } from '@keelerada/contract/site/paths';
import type { ApiCall } from '../../../shared/citation/api-call';

/** The words of two selections, compared. */
export function makeKeynessCall(request: KeynessRequest): ApiCall {
  return { path: KEYNESS_PATH, body: { ...request, hajuvus: true } };
}
