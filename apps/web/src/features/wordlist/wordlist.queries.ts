import { WORDLIST_PATH } from '@keelerada/contract/paths';
import type { WordlistRequest, WordlistResponse } from '@keelerada/contract/wordlist';
import { callServerForJson } from '../../shared/http/call-server';
import type { WordlistValues } from './wordlist-values';

/** A request with the form that it was made of: the result is named after these, whatever is typed later. */
export interface WordlistQuery {
  readonly options: WordlistValues;
  readonly request: WordlistRequest;
}

/** The word list of the chosen texts. */
export function fetchWordlist({ request }: WordlistQuery, signal: AbortSignal): Promise<WordlistResponse> {
  return callServerForJson<WordlistResponse>(WORDLIST_PATH, { body: request, signal });
}
