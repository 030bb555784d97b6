import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  CorpusTextDetail,
  CorpusTextEdit,
  CorpusTextFilter,
  CorpusTextSearchResponse,
  CorpusTextWithdrawalResponse,
} from '@keelerada/contract/texts/corpus-text';
import {
  CORPUS_TEXT_EXPORT_PATH,
  CORPUS_TEXT_SEARCH_PATH,
  CORPUS_TEXT_WITHDRAWAL_PATH,
  CORPUS_TEXTS_PATH,
} from '@keelerada/contract/site/paths';
import { callServer, callServerForJson } from '../../../shared/http/call-server';

const fresh = { staleTime: 0, gcTime: 0 } as const;

export const textSearchOptions = (filter: CorpusTextFilter, offset: number) =>
  queryOptions({
    ...fresh,
    queryKey: ['admin', 'texts', filter, offset],
    queryFn: ({ signal }) =>
      callServerForJson<CorpusTextSearchResponse>(CORPUS_TEXT_SEARCH_PATH, {
        body: { ...filter, offset },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const textKey = (id: string) => ['admin', 'text', id] as const;

export const textOptions = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: textKey(id),
    queryFn: ({ signal }) => callServerForJson<CorpusTextDetail>(`${CORPUS_TEXTS_PATH}/${id}`, { signal }),
  });

export function saveText(id: string, edit: CorpusTextEdit): Promise<CorpusTextDetail> {
  return callServerForJson<CorpusTextDetail>(`${CORPUS_TEXTS_PATH}/${id}`, { body: edit });
}

export function withdrawTexts(ids: readonly string[]): Promise<CorpusTextWithdrawalResponse> {
  return callServerForJson<CorpusTextWithdrawalResponse>(CORPUS_TEXT_WITHDRAWAL_PATH, { body: { ids } });
}

/** The texts that the filter finds, as JSON Lines. */
export async function exportTexts(filter: CorpusTextFilter): Promise<Blob> {
  return (await callServer(CORPUS_TEXT_EXPORT_PATH, { body: filter })).blob();
}
