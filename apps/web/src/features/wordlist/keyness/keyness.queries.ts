import type { KeynessRequest, KeynessResponse } from '@keelerada/contract/keyness';
import { KEYNESS_PATH } from '@keelerada/contract/paths';
import { callServerForJson } from '../../../shared/http/call-server';

/** The words of two selections, compared. */
export function fetchKeyness(request: KeynessRequest, signal: AbortSignal): Promise<KeynessResponse> {
  return callServerForJson<KeynessResponse>(KEYNESS_PATH, { body: { ...request, hajuvus: true }, signal });
}
