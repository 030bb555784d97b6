import { ALL_TEXTS } from '@keelerada/contract/fields/choices';
import type { ExamplesBody, ExamplesResponse } from '@keelerada/contract/teaching/examples';
import { EXAMPLES_PATH } from '@keelerada/contract/site/paths';
import { queryOptions } from '@tanstack/react-query';
import { CallFailure } from '../http/call-failure';
import { callServerForJson } from '../http/call-server';
import { numberRequest } from '../http/number-request';

/** Corpus texts that examples come from; an own text is never among them. */
export type ExampleTexts = Pick<ExamplesBody, 'corpusTextIds' | 'tekstivalik'>;

const MOST_RETRIES = 2;
const TOO_MANY_REQUESTS = 429;

const isTooSoon = (error: Error): error is CallFailure =>
  error instanceof CallFailure && error.status === TOO_MANY_REQUESTS;

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
    // One call too many within seconds waits for its turn.
    retry: (failures, error) => failures < MOST_RETRIES && isTooSoon(error),
    retryDelay: (_, error) => (isTooSoon(error) ? (error.retryAfterSeconds ?? 1) : 1) * 1000,
    meta: { handlesErrors: true },
  });
}
