import { queryOptions } from '@tanstack/react-query';
import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import { homeCall, type HomeExample } from '@keelerada/contract/site/home';
import { MAX_DISPLAY_COUNT } from '@keelerada/contract/fields/limits';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { callApi, queryApi } from '../../shared/http/call-api';

const ASK_AGAIN_MS = 3000;
/** Asked so often while the corpus is being loaded; a corpus too small for examples is not asked for ever. */
const MOST_ANSWERS = 20;
const LINES = 10;
/** Characters on each side that fill half of a wide screen. */
const LINE_CHARACTERS = 140;

/** What the corpus holds, with a few words in context; these come once the corpus is loaded. */
export const homeOptions = queryOptions({
  ...queryApi(homeCall),
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    data !== undefined && data.texts > 0 && data.examples.length === 0 && dataUpdateCount < MOST_ANSWERS
      ? ASK_AGAIN_MS
      : false,
  meta: { handlesErrors: true, showsProgress: true },
});

/** A few lines around a word that was typed, from all over the corpus. */
export const typedLinesOptions = (word: string, enabled: boolean) =>
  queryOptions({
    queryKey: ['home-lines', word],
    queryFn: async ({ signal }): Promise<HomeExample> => {
      const { contextList, total } = await callApi(wordContextCall, {
        body: {
          tekstivalik: ALL_TEXTS,
          type: 'LEMMAS',
          keyword: word,
          displayType: 'WORD',
          displayCount: MAX_DISPLAY_COUNT,
          lineCharacters: LINE_CHARACTERS,
          sample: LINES,
          limit: LINES,
        },
        signal,
      });
      const rows = contextList.map(({ contextBefore, contextAfter, moreBefore, moreAfter, ...row }) => ({
        ...row,
        contextBefore: (moreBefore ?? '') + contextBefore,
        contextAfter: contextAfter + (moreAfter ?? ''),
      }));
      return { lemma: word, total, rows };
    },
    enabled,
    retry: false,
    meta: { handlesErrors: true },
  });
