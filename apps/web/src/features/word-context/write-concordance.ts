import type { TableFormat, FileHead } from '../../shared/downloads/download-table';
import { writeTable } from '../../shared/downloads/write-table';
import { setAccessToken } from '../../shared/http/access-token';
import { numberRows } from './number-rows';
import { streamAllContexts } from './stream-context-rows';
import type { ContextSource } from './word-context.queries';

/** What to fetch and what to write of it. */
export interface ConcordanceDownload {
  readonly source: Pick<ContextSource, 'query' | 'sort'>;
  readonly accessToken: string | null;
  readonly head: FileHead;
  readonly format: TableFormat;
}

/** Fetches every line and writes it to a file. Rejects when it could not be fetched or written. */
export function writeConcordance({ source, accessToken, head, format }: ConcordanceDownload): Promise<Blob> {
  // A thread of its own knows nothing of who is signed in.
  setAccessToken(accessToken);
  return writeTable({ ...head, rows: numberRows(streamAllContexts(source)) }, format);
}
