import { queryOptions } from '@tanstack/react-query';
import { TEXT_DOWNLOAD_PATH, TEXT_QUERY_PATH } from '@keelerada/contract/paths';
import type { TextDownloadRequest } from '@keelerada/contract/text-download';
import type { TextQueryRequest, TextQueryRow } from '@keelerada/contract/text-query';
import { callServer, callServerForJson } from '../../shared/http/call-server';

/** Texts that a query finds, in the order of their titles. */
export const textQueryOptions = (request: TextQueryRequest | null) =>
  queryOptions({
    queryKey: ['text-query', request],
    queryFn: ({ signal }) => callServerForJson<TextQueryRow[]>(TEXT_QUERY_PATH, { body: request, signal }),
    enabled: request !== null,
    meta: { showsProgress: true },
  });

/** The file of the chosen texts. */
export async function fetchTextFile(request: TextDownloadRequest, signal: AbortSignal): Promise<Blob> {
  return (await callServer(TEXT_DOWNLOAD_PATH, { body: request, signal })).blob();
}
