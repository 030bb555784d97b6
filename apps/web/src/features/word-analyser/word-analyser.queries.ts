import { WORD_ANALYSER_PATH } from '@keelerada/contract/paths';
import type { WordAnalyserRequest, WordAnalyserResponse } from '@keelerada/contract/word-analyser';
import { callServerForJson } from '../../shared/http/call-server';

/** The words of the chosen texts. */
export function fetchWords(request: WordAnalyserRequest, signal: AbortSignal): Promise<WordAnalyserResponse> {
  return callServerForJson<WordAnalyserResponse>(WORD_ANALYSER_PATH, { body: request, signal });
}
