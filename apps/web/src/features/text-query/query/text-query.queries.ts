import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TEXT_DOWNLOAD_PATH, TEXT_FACETS_PATH, TEXT_QUERY_PATH } from '@keelerada/contract/site/paths';
import type { TextFacetsRequest, TextFacetsResponse } from '@keelerada/contract/texts/text-facets';
import type { TextDownloadRequest } from '@keelerada/contract/texts/text-download';
import type { TextQueryRequest, TextQueryRow } from '@keelerada/contract/texts/text-query';
import { callServer, callServerForJson } from '../../../shared/http/call-server';

/** Texts that a query finds with what a table tells of them, in the order of their titles; the former ones stay while it runs. */
export const textQueryOptions = (request: TextQueryRequest | null) =>
  queryOptions({
    queryKey: ['text-query', request],
    queryFn: ({ signal }) =>
      callServerForJson<TextQueryRow[]>(`${TEXT_QUERY_PATH}?details=true`, { body: request, signal }),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    meta: { showsProgress: true },
  });

/** Counts beside the choices of the filters; the former ones stay until the new ones come. Without them one still chooses. */
export const textFacetsOptions = (request: TextFacetsRequest) =>
  queryOptions({
    queryKey: ['text-facets', request],
    queryFn: ({ signal }) =>
      callServerForJson<TextFacetsResponse>(TEXT_FACETS_PATH, { body: request, signal }),
    placeholderData: keepPreviousData,
    meta: { showsProgress: true, handlesErrors: true },
  });

/** The file of the chosen texts; `onProgress` hears how many bytes have come. */
export async function fetchTextFile(
  request: TextDownloadRequest,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const { body, headers } = await callServer(TEXT_DOWNLOAD_PATH, { body: request, signal });
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onProgress(bytes);
      controller.enqueue(chunk);
    },
  });
  const type = headers.get('content-type');
  return new Response(body?.pipeThrough(counter), { headers: type ? { 'content-type': type } : {} }).blob();
}
