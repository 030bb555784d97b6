import type { CitedCorpus } from '@keelerada/citation/cited-result';
import type { ErrorMarksDownloadRequest } from '@keelerada/contract/texts/marked-texts';
import type { Tool } from '../../corpus/tools/tool';

/** The tools as commands call them, in this process or over HTTP in a server that holds the corpus. */
export interface ToolCalls {
  call<Request, Response>(tool: Tool<Request, Response>, request: Request): Promise<Response>;
  /** The corpus and its state as citations name them; null for files. */
  readCorpus(): Promise<CitedCorpus | null>;
  /** The files of texts as written and as corrected, one after another. */
  writeMarkedFiles(request: ErrorMarksDownloadRequest): AsyncIterable<string>;
  close(): Promise<void>;
}
