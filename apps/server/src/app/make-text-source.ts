import type { CitedCorpus } from '@keelerada/citation/cited-result';
import type { TextSource } from '../modules/text-download/download-texts';
import type { VersionedAnnotator } from '../corpus/annotation/text-annotator';
import { readAnnotations } from '../corpus/store/read-annotations';
import { findUnknownIds, readTexts } from '../corpus/store/corpus-text.repository';
import type { CorpusStatusReader } from '../corpus/status/read-corpus-status';
import type { Database } from '../platform/database/database-connection';

/** The store as downloads see it. */
export function makeTextSource(
  db: Database,
  annotator: VersionedAnnotator,
  readCorpusStatus: CorpusStatusReader,
  publisher: Pick<CitedCorpus, 'owner' | 'doi'>,
): TextSource {
  return {
    findUnknownIds: (ids) => findUnknownIds(db, ids),
    readTexts: (ids) => readTexts(db, ids),
    readAnnotations: (texts, signal) => readAnnotations(db, annotator, texts, signal),
    readCorpus: async () => {
      const { version, isDemo } = await readCorpusStatus();
      return { ...publisher, version, isDemo };
    },
  };
}
