import { queryOptions } from '@tanstack/react-query';
import { subcorpora } from '@keelerada/contract/texts/enumerations';
import { TEXT_QUERY_PATH } from '@keelerada/contract/site/paths';
import type { TextQueryRequest, TextQueryRow } from '@keelerada/contract/texts/text-query';
import { callServerForJson } from '../http/call-server';
import type { CorpusSource } from './selected-texts';

/** Every text that can be listed, in either language of the corpus. */
export const wholeCorpusQuery: TextQueryRequest = {
  corpuses: Object.keys(subcorpora),
  language: ['eesti', 'vene'],
};

export const isWholeCorpus = (source: CorpusSource | null): boolean =>
  source?.unchosenIds.length === 0 && JSON.stringify(source.query) === JSON.stringify(wholeCorpusQuery);

/** Ids of all texts. */
export async function fetchWholeCorpus(signal?: AbortSignal): Promise<readonly string[]> {
  const call = { body: wholeCorpusQuery, ...(signal && { signal }) };
  const rows = await callServerForJson<TextQueryRow[]>(TEXT_QUERY_PATH, call);
  return rows.map(({ text_id: id }) => id);
}

/** The texts that a first visit begins with; without them one chooses. */
export const wholeCorpusOptions = queryOptions({
  queryKey: ['whole-corpus'],
  queryFn: ({ signal }) => fetchWholeCorpus(signal),
  meta: { showsProgress: true, handlesErrors: true },
});
