import type { StatusResponse } from '@keelerada/contract/status';
import type { TextQueryRequest } from '@keelerada/contract/text-query';
import type { Tool } from '../corpus/tools/tool';

export type CorpusState = Pick<StatusResponse['corpus'], 'version' | 'isDemo'>;

/** The tools as commands call them, in this process or over HTTP in a server that holds the corpus. */
export interface ToolCalls {
  call<Request, Response>(tool: Tool<Request, Response>, request: Request): Promise<Response>;
  findTexts(query: TextQueryRequest): Promise<readonly string[]>;
  /** Names the state of the corpus; null for files. */
  readCorpusState(): Promise<CorpusState | null>;
  close(): Promise<void>;
}
