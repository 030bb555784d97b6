import type { DownloadParts } from '../modules/text-download/text-download.routes';
import { readAnnotations } from '../corpus/store/read-annotations';
import { findUnknownIds, readTexts } from '../corpus/store/corpus-text.repository';
import { makeCitedCorpusReader } from '../corpus/status/make-cited-corpus-reader';
import type { CorpusStatusReader } from '../corpus/status/read-corpus-status';
import type { VersionedAnnotator } from '../corpus/annotation/text-annotator';
import type { Config } from '../platform/config/settings';
import type { Database } from '../platform/database/database-connection';

interface DownloadSources {
  readonly db: Database;
  readonly annotator: VersionedAnnotator;
  readonly version: string;
  readonly config: Pick<Config, 'corpusOwner' | 'corpusDoi' | 'publicUrl'>;
}

/** The store and the site as downloads see them. */
export function makeDownloadParts(
  { db, annotator, version, config }: DownloadSources,
  readCorpusStatus: CorpusStatusReader,
): DownloadParts {
  return {
    source: {
      findUnknownIds: (ids) => findUnknownIds(db, ids),
      readTexts: (ids) => readTexts(db, ids),
      readAnnotations: (texts, signal) => readAnnotations(db, annotator, texts, signal),
      readCorpus: makeCitedCorpusReader(config, readCorpusStatus),
    },
    softwareVersion: version,
    publicUrl: config.publicUrl,
  };
}
