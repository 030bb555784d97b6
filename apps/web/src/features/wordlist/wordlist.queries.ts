import { WORD_FORMS_PATH, WORDLIST_PATH } from '@keelerada/contract/site/paths';
import type { WordFormsResponse } from '@keelerada/contract/tools/word-forms';
import type { WordlistRequest } from '@keelerada/contract/tools/wordlist';
import type { ApiCall } from '../../shared/citation/api-call';
import { callServerForJson } from '../../shared/http/call-server';

/** The word list of the chosen texts. */
export function makeWordlistCall(request: WordlistRequest): ApiCall {
  return { path: WORDLIST_PATH, body: { ...request, tasemed: true } };
}

/** The word forms of a base form in the texts of a word list. */
export function fetchWordForms(
  { corpusTextIds, tekstivalik, ownTexts }: WordlistRequest,
  lemma: string,
  signal: AbortSignal,
): Promise<WordFormsResponse> {
  return callServerForJson<WordFormsResponse>(WORD_FORMS_PATH, {
    body: { corpusTextIds, tekstivalik, ownTexts, algvorm: lemma },
    signal,
  });
}
