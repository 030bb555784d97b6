import type { CollocatesRequest, CollocatesResponse } from '@keelerada/contract/collocates';
import { COLLOCATES_PATH } from '@keelerada/contract/paths';
import { callServerForJson } from '../../shared/http/call-server';

/** Neighbouring words of a keyword, the strongest first. */
export function fetchCollocates(
  request: CollocatesRequest,
  signal: AbortSignal,
): Promise<CollocatesResponse> {
  return callServerForJson<CollocatesResponse>(COLLOCATES_PATH, { body: request, signal });
}
