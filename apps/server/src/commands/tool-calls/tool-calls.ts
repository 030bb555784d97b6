import type { CitedCorpus } from '@keelerada/citation/cited-result';
import type { TextEditsDownloadRequest } from '@keelerada/contract/text-edits';
import type { Tool } from '../../corpus/tools/tool';

/** The tools as commands call them, in this process or over HTTP in a server that holds the corpus. */
export interface ToolCalls {
  call<Request, Response>(tool: Tool<Request, Response>, request: Request): Promise<Response>;
  /** The corpus and its state as citations name them; null for files. */
  readCorpus(): Promise<CitedCorpus | null>;
  /** The file of a text as written and as corrected. */
  writeTextEdits(request: TextEditsDownloadRequest): Promise<string>;
  close(): Promise<void>;
}
