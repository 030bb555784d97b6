import { WORD_ANALYSER_PATH } from '@keelerada/contract/site/paths';
import type { WordAnalyserRequest, WordAnalyserResponse } from '@keelerada/contract/tools/word-analyser';
import type { ApiCall } from '../../shared/citation/api-call';
import { callServerForJson } from '../../shared/http/call-server';

/** The words of the chosen texts. */
export function fetchWords(request: WordAnalyserRequest, signal: AbortSignal): Promise<WordAnalyserResponse> {
  const { path, body } = makeWordsCall(request);
  return callServerForJson<WordAnalyserResponse>(path, { body, signal });
}

export const makeWordsCall = (request: WordAnalyserRequest): ApiCall => ({
  path: WORD_ANALYSER_PATH,
  body: request,
});
