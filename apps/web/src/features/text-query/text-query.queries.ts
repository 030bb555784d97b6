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
