import type { ConcordanceDownload } from './write-concordance';
import { writeConcordance } from './write-concordance';

/** The file, or null where it could not be fetched or written. */
export type ConcordanceFile = Blob | null;

/**
 * Writes a concordance away from the page: what a long answer leaves behind to be collected goes when this thread ends,
 * which also stops the download.
 */
self.onmessage = ({ data }: MessageEvent<ConcordanceDownload>) => {
  const answer = (file: ConcordanceFile) => self.postMessage(file);
  writeConcordance(data).then(answer, () => answer(null));
};
