import type { TextEditsDownloadRequest } from '@keelerada/contract/text-edits';
import type { StatusResponse } from '@keelerada/contract/status';
import type { Tool } from '../corpus/tools/tool';

export type CorpusState = Pick<StatusResponse['corpus'], 'version' | 'isDemo'>;

/** The tools as commands call them, in this process or over HTTP in a server that holds the corpus. */
export interface ToolCalls {
  call<Request, Response>(tool: Tool<Request, Response>, request: Request): Promise<Response>;
  /** Names the state of the corpus; null for files. */
  readCorpusState(): Promise<CorpusState | null>;
  /** The file of a text as written and as corrected. */
  writeTextEdits(request: TextEditsDownloadRequest): Promise<string>;
  close(): Promise<void>;
}
