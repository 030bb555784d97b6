import type { CorpusDescriptionResponse } from '@keelerada/contract/texts/corpus-description';
import { CORPUS_DESCRIPTION_PATH } from '@keelerada/contract/site/paths';
import { queryOptions } from '@tanstack/react-query';
import { callServerForJson } from '../../shared/http/call-server';

export const corpusDescriptionOptions = queryOptions({
  queryKey: ['corpus-description'],
  queryFn: ({ signal }) => callServerForJson<CorpusDescriptionResponse>(CORPUS_DESCRIPTION_PATH, { signal }),
  meta: { showsProgress: true, handlesErrors: true },
});
