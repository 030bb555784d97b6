import { queryOptions } from '@tanstack/react-query';
import { TEXT_DOWNLOAD_PATH, TEXT_PREVIEW_PATH, TEXT_QUERY_PATH } from '@keelerada/contract/paths';
import type { TextDownloadRequest } from '@keelerada/contract/text-download';
import type { TextPreviewResponse, TextQueryRequest, TextQueryRow } from '@keelerada/contract/text-query';
import { callServer, callServerForJson } from '../../shared/http/call-server';

/** Texts that a query finds, in the order of their titles. */
export const textQueryOptions = (request: TextQueryRequest | null) =>
  queryOptions({
    queryKey: ['text-query', request],
    queryFn: ({ signal }) => callServerForJson<TextQueryRow[]>(TEXT_QUERY_PATH, { body: request, signal }),
    enabled: request !== null,
    meta: { showsProgress: true },
  });

/** One text with its properties. */
export const textPreviewOptions = (id: string | null) =>
  queryOptions({
    queryKey: ['text-preview', id],
    queryFn: ({ signal }) =>
      callServerForJson<TextPreviewResponse>(`${TEXT_PREVIEW_PATH}?id=${encodeURIComponent(id ?? '')}`, {
        signal,
      }),
    enabled: id !== null,
    meta: { handlesErrors: true, showsProgress: true },
  });

/** The file of the chosen texts. */
export async function fetchTextFile(request: TextDownloadRequest, signal: AbortSignal): Promise<Blob> {
  return (await callServer(TEXT_DOWNLOAD_PATH, { body: request, signal })).blob();
}
