import { subcorpora } from '@keelerada/contract/enumerations';
import { TEXT_QUERY_PATH } from '@keelerada/contract/paths';
import type { TextQueryRequest, TextQueryRow } from '@keelerada/contract/text-query';
import { callServerForJson } from '../http/call-server';
import type { CorpusSource } from '../text-selection/selected-texts';

/** Every text that can be listed, in either language of the corpus. */
export const wholeCorpusQuery: TextQueryRequest = {
  corpuses: Object.keys(subcorpora),
  language: ['eesti', 'vene'],
};

export const isWholeCorpus = (source: CorpusSource | null): boolean =>
  source?.unchosenIds.length === 0 && JSON.stringify(source.query) === JSON.stringify(wholeCorpusQuery);

export async function fetchWholeCorpus(): Promise<readonly string[]> {
  const rows = await callServerForJson<TextQueryRow[]>(TEXT_QUERY_PATH, { body: wholeCorpusQuery });
  return rows.map(({ text_id: id }) => id);
}
