import { queryOptions } from '@tanstack/react-query';
import { TEXT_QUERY_PATH } from '@keelerada/contract/site/paths';
import type { TextQueryRow } from '@keelerada/contract/texts/text-query';
import { wholeCorpusQuery } from '../../shared/text-selection/whole-corpus.queries';
import { callServerForJson } from '../../shared/http/call-server';
import { fold } from './palette-entry';

export interface TitledText {
  readonly id: string;
  readonly title: string;
  readonly folded: string;
}

/** Titles of all texts, asked for once; letters typed after that find their texts at once. The palette does without them. */
export const titlesOptions = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['titles'],
    queryFn: async ({ signal }): Promise<readonly TitledText[]> => {
      const rows = await callServerForJson<TextQueryRow[]>(TEXT_QUERY_PATH, {
        body: wholeCorpusQuery,
        signal,
      });
      return rows.map(({ text_id: id, property_value: title }) => ({ id, title, folded: fold(title) }));
    },
    enabled: isWanted,
    meta: { handlesErrors: true },
  });
