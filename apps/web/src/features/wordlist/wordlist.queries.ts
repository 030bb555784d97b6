import { WORDLIST_PATH } from '@keelerada/contract/paths';
import type { WordlistRequest, WordlistResponse } from '@keelerada/contract/wordlist';
import { callServerForJson } from '../../shared/http/call-server';

/** The word list of the chosen texts. */
export function fetchWordlist(request: WordlistRequest, signal: AbortSignal): Promise<WordlistResponse> {
  return callServerForJson<WordlistResponse>(WORDLIST_PATH, { body: request, signal });
}
