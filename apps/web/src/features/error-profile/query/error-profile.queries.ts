import { queryOptions } from '@tanstack/react-query';
import { ALL_TEXTS, type MarkedTextForm } from '@keelerada/contract/fields/choices';
import type { ErrorProfileRequest, ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import {
  ERROR_PROFILE_PATH,
  ERROR_MARKS_DOWNLOAD_PATH,
  ERROR_MARKS_PATH,
} from '@keelerada/contract/site/paths';
import type { ErrorMarksResponse } from '@keelerada/contract/error-marks/error-marks';
import type { ApiCall } from '../../../shared/citation/api-call';
import { callServer, callServerForJson } from '../../../shared/http/call-server';

/** How often each type of error is, by a property of the texts. */
export const makeErrorProfileCall = (request: ErrorProfileRequest): ApiCall => ({
  path: ERROR_PROFILE_PATH,
  body: request,
});

const wholeCorpus: ErrorProfileRequest = { tekstivalik: ALL_TEXTS, omadus: 'level' };

/** The profile of the whole corpus, for what has been measured of each type. */
export const measuredTypesOptions = queryOptions({
  queryKey: ['error-profile', 'measured'],
  queryFn: ({ signal }) =>
    callServerForJson<ErrorProfileResponse>(ERROR_PROFILE_PATH, { body: wholeCorpus, signal }),
  meta: { showsProgress: true, handlesErrors: true },
});

/** A text as written and as corrected. */
export const errorMarksOptions = (id: string) =>
  queryOptions({
    queryKey: ['text-edits', id],
    queryFn: ({ signal }) =>
      callServerForJson<ErrorMarksResponse>(ERROR_MARKS_PATH, { body: { id }, signal }),
    meta: { showsProgress: true, handlesErrors: true },
  });

/** The same as a file. */
export async function fetchMarkedFile(id: string, vorm: MarkedTextForm): Promise<Blob> {
  const response = await callServer(ERROR_MARKS_DOWNLOAD_PATH, { body: { id, vorm } });
  return response.blob();
}
