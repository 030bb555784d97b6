import type { CollocatesRequest, CollocatesResponse } from '@keelerada/contract/collocates';
import type { StatusResponse } from '@keelerada/contract/status';
import type { TextQueryRequest } from '@keelerada/contract/text-query';
import type { WordContextRequest, WordContextResponse } from '@keelerada/contract/word-context';
import type { WordlistRequest, WordlistResponse } from '@keelerada/contract/wordlist';

export type CorpusState = Pick<StatusResponse['corpus'], 'version' | 'isDemo'>;

/** The tools as commands call them, in this process or over HTTP in a server that holds the corpus. */
export interface ToolCalls {
  findTexts(query: TextQueryRequest): Promise<readonly string[]>;
  makeWordlist(request: WordlistRequest): Promise<WordlistResponse>;
  findContexts(request: WordContextRequest): Promise<WordContextResponse>;
  findCollocates(request: CollocatesRequest): Promise<CollocatesResponse>;
  /** Names the state of the corpus; null for files. */
  readCorpusState(): Promise<CorpusState | null>;
  close(): Promise<void>;
}
