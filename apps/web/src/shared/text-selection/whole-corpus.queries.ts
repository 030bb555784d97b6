import { subcorpora } from '@keelerada/contract/texts/enumerations';
import {
  textQueryCall,
  type TextQueryRequest,
  type TextQueryRow,
} from '@keelerada/contract/texts/text-query';
import { queryApi } from '../http/call-api';
import type { CorpusSource } from './selected-texts';

/** Every text that can be listed, in either language of the corpus. */
export const wholeCorpusQuery: TextQueryRequest = {
  corpuses: Object.keys(subcorpora),
  language: ['eesti', 'vene'],
};

export const isWholeCorpus = (source: CorpusSource | null): boolean =>
  source?.unchosenIds.length === 0 && JSON.stringify(source.query) === JSON.stringify(wholeCorpusQuery);

/** Every text with its title. */
export const wholeCorpusTexts = queryApi(textQueryCall, { body: wholeCorpusQuery });

export const listIds = (rows: readonly TextQueryRow[]): readonly string[] => rows.map((row) => row.text_id);
