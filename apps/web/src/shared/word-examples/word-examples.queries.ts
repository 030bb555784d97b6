import { ALL_TEXTS } from '@keelerada/contract/choices';
import type { ExamplesBody, ExamplesResponse } from '@keelerada/contract/examples';
import { EXAMPLES_PATH } from '@keelerada/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { callServerForJson } from '../http/call-server';
import { numberRequest } from '../http/number-request';

/** Corpus texts that examples come from; an own text is never among them. */
export type ExampleTexts = Pick<ExamplesBody, 'corpusTextIds' | 'tekstivalik'>;

const wholeCorpus: ExampleTexts = { tekstivalik: ALL_TEXTS };

/** The best example sentences of a word by level; of the whole corpus where no texts of it are named. */
export function wordExamplesOptions(word: string, texts: ExampleTexts | undefined) {
  const { corpusTextIds = null, tekstivalik = null } = texts ?? wholeCorpus;
  const hasTexts = (corpusTextIds?.length ?? 0) > 0 || tekstivalik !== null;
  const body: ExamplesBody = { ...(hasTexts ? { corpusTextIds, tekstivalik } : wholeCorpus), keyword: word };
  return queryOptions({
    // The number stands for the texts, which may be thousands of ids.
    queryKey: ['word-examples', word, texts === undefined ? 'all' : numberRequest(texts)],
    queryFn: ({ signal }) => callServerForJson<ExamplesResponse>(EXAMPLES_PATH, { body, signal }),
    meta: { handlesErrors: true },
  });
}
