import { queryOptions } from '@tanstack/react-query';
import { TEXT_PREVIEW_PATH } from '@keelerada/contract/site/paths';
import type { TextPreviewResponse } from '@keelerada/contract/texts/text-query';
import { callServerForJson } from '../http/call-server';

/** One text with its properties. */
export const textPreviewOptions = (id: string) =>
  queryOptions({
    queryKey: ['text-preview', id],
    queryFn: ({ signal }) =>
      callServerForJson<TextPreviewResponse>(`${TEXT_PREVIEW_PATH}?id=${encodeURIComponent(id)}`, { signal }),
    meta: { showsProgress: true },
  });
