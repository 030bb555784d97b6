import { queryOptions } from '@tanstack/react-query';
import { MAX_CORPUS_TEXT_IDS } from '@keelerada/contract/fields/limits';
import { textOriginsCall, type TextOrigin } from '@keelerada/contract/texts/text-query';
import {
  wordContextCall,
  type WordContextRequest,
  type WordContextResponse,
  type WordContextRow,
} from '@keelerada/contract/tools/word-context';
import { callApi } from '../../../shared/http/call-api';
import { makeTextFields } from '../../../shared/text-selection/make-text-fields';
import { readSide, type SelectedTexts, type Side } from '../../../shared/text-selection/selected-texts';
import { readShowsErrors } from './shown-errors';
import type { WordContextQuery } from './word-context-values';
import { type LineOrder, makeOrderFields } from './word-context-view';

/** Words of context that one window of rows may hold on each side, all rows together: keeps a window under about 400 kB. */
const WINDOW_WORDS = 15_000;
/** A sentence of the corpus has about this many words. */
const WORDS_IN_SENTENCE = 12;
const MAX_WINDOW_ROWS = 500;
const MIN_WINDOW_ROWS = 50;
/** What a line of 1,920 px shows on each side of the keyword. */
const LINE_CHARACTERS = 160;
/** Sentences on each side of an opened line. */
const PASSAGE_SENTENCES = 1;
/** How long rows out of sight are kept. */
const KEEP_WINDOW_MS = 60_000;

type SentQuery = Omit<WordContextRequest, 'seed' | 'filterPart' | 'nearCount'> &
  Partial<Pick<WordContextRequest, 'seed' | 'filterPart' | 'nearCount'>>;

/** Rows that are fetched at once; fewer if a row is long. */
export function countWindowRows({ displayCount, displayType }: WordContextQuery): number {
  const rowWords = displayType === 'WORD' ? displayCount : displayCount * WORDS_IN_SENTENCE;
  return Math.max(MIN_WINDOW_ROWS, Math.min(MAX_WINDOW_ROWS, Math.round(WINDOW_WORDS / rowWords)));
}

/** The first rows of an answer with what is known of their texts: level and language stand there as the rows do. */
export type WordContextAnswer = WordContextResponse & {
  readonly origins: TextOrigins;
  /** The rows have their errors. */
  readonly hasErrors: boolean;
};

/** The first window of rows in text order, with the totals. */
export async function fetchContexts(
  query: WordContextQuery,
  signal: AbortSignal,
): Promise<WordContextAnswer> {
  const hasErrors = readShowsErrors(query);
  const body = {
    ...query,
    sort: 'TEXT',
    lineCharacters: LINE_CHARACTERS,
    ...(hasErrors && { vead: true }),
    offset: 0,
    limit: countWindowRows(query),
  } satisfies SentQuery;
  const answer = await callApi(wordContextCall, { body, signal });
  return { ...answer, hasErrors, origins: await fetchRowOrigins(answer.contextList, signal) };
}

/** A search whose rows are shown. `runId` replaces it in cache keys, because a request may hold 20,000 ids. */
export interface ContextSource {
  readonly runId: number;
  readonly query: WordContextQuery;
  readonly order: LineOrder;
  /** The rows have their errors. */
  readonly showsErrors: boolean;
  /** From the answer to the search: its windows are no calls of the rate limit. */
  readonly pageToken?: string | undefined;
  /** The lines are of one of two selections alone. */
  readonly side?: Side;
}

/** The same lines as far as they are of one of two selections. */
export const narrowToSide = (
  { pageToken: _ofBoth, ...source }: ContextSource,
  selection: SelectedTexts,
  side: Side,
): ContextSource => ({
  ...{ ...source, side },
  query: { ...source.query, tekstivalik: undefined, ...makeTextFields(readSide(selection, side)) },
});

export interface ContextWindow {
  readonly rows: readonly WordContextRow[];
  readonly origins: TextOrigins;
  /** Rows of all windows together. */
  readonly listed: number;
}

/** One window of rows. A window out of sight is dropped after a while, so that a long result never sits in memory. */
export const contextWindowOptions = (
  { runId, query, order, showsErrors, pageToken, side }: ContextSource,
  window: number,
) =>
  queryOptions({
    queryKey: ['word-context', runId, order, window, showsErrors, side],
    queryFn: async ({ signal }): Promise<ContextWindow> => {
      const limit = countWindowRows(query);
      const body = {
        ...query,
        ...makeOrderFields(order),
        lineCharacters: LINE_CHARACTERS,
        ...(showsErrors && { vead: true }),
        offset: window * limit,
        limit,
        pageToken,
      } satisfies SentQuery;
      const answer = await callApi(wordContextCall, { body, signal });
      const rows = answer.contextList;
      return { rows, listed: answer.listed ?? answer.total, origins: await fetchRowOrigins(rows, signal) };
    },
    gcTime: KEEP_WINDOW_MS,
    meta: { showsProgress: true },
  });

/** The sentences around one occurrence, by its place in text order. */
export const passageOptions = ({ runId, query, pageToken, side }: ContextSource, hit: number) =>
  queryOptions({
    queryKey: ['word-context', runId, 'passage', hit, side],
    queryFn: async ({ signal }) => {
      const { displayType, displayCount } = query;
      const asked = displayType === 'SENTENCE' ? displayCount : 0;
      const body = {
        ...query,
        nearWord: null,
        displayType: 'SENTENCE',
        displayCount: Math.max(PASSAGE_SENTENCES, asked),
        sort: 'TEXT',
        offset: hit,
        limit: 1,
        pageToken,
      } satisfies SentQuery;
      const answer = await callApi(wordContextCall, { body, signal });
      return answer.contextList[0] ?? null;
    },
    gcTime: KEEP_WINDOW_MS,
    meta: { showsProgress: true },
  });

export type TextOrigins = ReadonlyMap<string, TextOrigin>;

/** Title, level and native language of texts. */
export async function fetchOrigins(ids: readonly string[], signal?: AbortSignal): Promise<TextOrigins> {
  const origins = new Map<string, TextOrigin>();
  for (let from = 0; from < ids.length; from += MAX_CORPUS_TEXT_IDS) {
    const body = { ids: ids.slice(from, from + MAX_CORPUS_TEXT_IDS) };
    for (const origin of await callApi(textOriginsCall, { body, signal })) origins.set(origin.textId, origin);
  }
  return origins;
}

/** Where rows come from; without it they still show. */
async function fetchRowOrigins(rows: readonly WordContextRow[], signal: AbortSignal): Promise<TextOrigins> {
  const ids = rows.map(({ textId }) => textId).filter((id) => id !== null);
  try {
    return await fetchOrigins([...new Set(ids)], signal);
  } catch {
    return new Map();
  }
}
