import type { TableFormat, FileHead } from '../../shared/downloads/download-table';
import { saveTableFile } from '../../shared/downloads/save-blob';
import { getAccessToken } from '../../shared/http/access-token';
import type { ConcordanceFile } from './concordance-download-worker';
import type { ContextSource } from './word-context.queries';
import type { ConcordanceDownload } from './write-concordance';

/**
 * Fetches every line of a search, writes them to a file and hands it to the visitor. Rejects when it could not be fetched
 * or written, or when the signal is raised.
 */
export async function saveConcordance(
  { query, sort }: ContextSource,
  head: FileHead,
  file: { readonly format: TableFormat; readonly name: string },
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./concordance-download-worker.ts', import.meta.url), { type: 'module' });
  try {
    const blob = await new Promise<ConcordanceFile>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ConcordanceFile>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      const { format } = file;
      const wanted: ConcordanceDownload = {
        source: { query, sort },
        accessToken: getAccessToken(),
        head,
        format,
      };
      worker.postMessage(wanted);
    });
    if (blob === null) throw new Error('The file was not written.');
    saveTableFile(blob, file.format, file.name);
  } finally {
    worker.terminate();
  }
}
