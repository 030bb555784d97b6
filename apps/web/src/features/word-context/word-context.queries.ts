import { queryOptions } from '@tanstack/react-query';
import type { ConcordanceSort } from '@keelerada/contract/choices';
import { WORD_CONTEXT_PATH } from '@keelerada/contract/paths';
import type { WordContextRequest, WordContextResponse } from '@keelerada/contract/word-context';
import { callServerForJson } from '../../shared/http/call-server';
import type { WordContextQuery } from './word-context-values';

/** Words of context that one window of rows may hold on each side, all rows together: keeps a window under about 400 kB. */
const WINDOW_WORDS = 15_000;
/** A sentence of the corpus has about this many words. */
const WORDS_IN_SENTENCE = 12;
const MAX_WINDOW_ROWS = 1000;
const MIN_WINDOW_ROWS = 50;
/** How long rows out of sight are kept. */
const KEEP_WINDOW_MS = 60_000;

/** Rows that are fetched at once; fewer if a row is long. */
export function countWindowRows({ displayCount, displayType }: WordContextQuery): number {
  const rowWords = displayType === 'WORD' ? displayCount : displayCount * WORDS_IN_SENTENCE;
  return Math.max(MIN_WINDOW_ROWS, Math.min(MAX_WINDOW_ROWS, Math.round(WINDOW_WORDS / rowWords)));
}

/** The first window of rows in text order, with the totals. */
export function fetchContexts(query: WordContextQuery, signal: AbortSignal): Promise<WordContextResponse> {
  const body = {
    ...query,
    sort: 'TEXT',
    offset: 0,
    limit: countWindowRows(query),
  } satisfies WordContextRequest;
  return callServerForJson<WordContextResponse>(WORD_CONTEXT_PATH, { body, signal });
}

/** A search whose rows are shown. `runId` replaces it in cache keys, because a request may hold 20,000 ids. */
export interface ContextSource {
  readonly runId: number;
  readonly query: WordContextQuery;
  readonly sort: ConcordanceSort;
  /** From the answer to the search: its windows are no calls of the rate limit. */
  readonly pageToken?: string | undefined;
}

/** One window of rows. A window out of sight is dropped after a while, so that a long result never sits in memory. */
export const contextWindowOptions = ({ runId, query, sort, pageToken }: ContextSource, window: number) =>
  queryOptions({
    queryKey: ['word-context', runId, sort, window],
    queryFn: async ({ signal }) => {
      const limit = countWindowRows(query);
      const body = { ...query, sort, offset: window * limit, limit, pageToken } satisfies WordContextRequest;
      return (await callServerForJson<WordContextResponse>(WORD_CONTEXT_PATH, { body, signal })).contextList;
    },
    gcTime: KEEP_WINDOW_MS,
    meta: { showsProgress: true },
  });
