import type { CollocatesRequest } from '@keelerada/contract/tools/collocates';
import { COLLOCATES_PATH } from '@keelerada/contract/site/paths';
import type { ApiCall } from '../../shared/citation/api-call';

/** Neighbouring words of a keyword, the strongest first. */
export const makeCollocatesCall = (request: CollocatesRequest): ApiCall => ({
  path: COLLOCATES_PATH,
  body: request,
});
