import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import { WORD_PAGE_PATH } from '@keelerada/contract/site/paths';
import type { WordPageRequest, WordPageResponse } from '@keelerada/contract/teaching/word-page';
import { queryOptions } from '@tanstack/react-query';
import { callServerForJson } from '../../shared/http/call-server';

/** All of a word in the whole corpus. */
export const wordPageOptions = (keyword: string) =>
  queryOptions({
    queryKey: ['word-page', keyword],
    queryFn: ({ signal }) => {
      const body: WordPageRequest = { tekstivalik: ALL_TEXTS, keyword };
      return callServerForJson<WordPageResponse>(WORD_PAGE_PATH, { body, signal });
    },
    meta: { showsProgress: true },
  });
