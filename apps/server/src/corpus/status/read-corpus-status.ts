import type { StatusResponse } from '@keelerada/contract/status';
import { countOutdatedTexts } from '../store/annotation-replacement.repository';
import { readCorpusSummary, readCorpusVersion } from '../store/corpus-state.repository';
import type { Database } from '../../platform/database/database-connection';

type CorpusStatus = Omit<StatusResponse['corpus'], 'isReady' | 'owner' | 'doi'>;
export type CorpusStatusReader = () => Promise<CorpusStatus>;

/** The new analyses of a replacement change no version of the corpus, so they are counted again after so long. */
const COUNT_INTERVAL_MS = 1000;

/**
 * Reads what the corpus holds; counts its texts again only when it has changed. Without the version of the present annotator no
 * analysis is outdated.
 */
export function makeCorpusStatusReader(db: Database, annotatorVersion?: string): CorpusStatusReader {
  let known: CorpusStatus | null = null;
  let countedAt = 0;
  const countOutdated = async (): Promise<number> => {
    countedAt = performance.now();
    return annotatorVersion === undefined ? 0 : countOutdatedTexts(db, annotatorVersion);
  };
  return async () => {
    const { corpusId, version } = await readCorpusVersion(db);
    const name = nameCorpusVersion(corpusId, version);
    if (known?.version !== name) {
      known = { ...(await readCorpusSummary(db)), outdatedTexts: await countOutdated(), version: name };
    } else if (known.outdatedTexts > 0 && performance.now() - countedAt > COUNT_INTERVAL_MS) {
      known = { ...known, outdatedTexts: await countOutdated() };
    }
    return known;
  };
}

const ID_CHARACTERS = 8;

/** The name under which answers and downloads tell a state of the corpus. */
function nameCorpusVersion(corpusId: string, version: number): string {
  return `${corpusId.slice(0, ID_CHARACTERS)}-${version}`;
}
