import type { StatusResponse } from '@keelerada/contract/fields/status';
import { countOutdatedTexts } from '../store/annotation-replacement.repository';
import {
  readCorpusIdentity,
  readCorpusKeys,
  readCorpusSummary,
  type CorpusIdentity,
} from '../store/corpus-state.repository';
import type { Database } from '../../platform/database/database-connection';
import { keepForState } from '../../platform/database/keep-for-state';
import { keepLastAnswer } from '../../platform/database/keep-last-answer';

export interface CorpusStatus extends Omit<StatusResponse['corpus'], 'isReady' | 'owner' | 'doi'> {
  /** Changes with every change of texts or analyses, which `version` does not name: for what is kept in memory. */
  readonly revision: string;
}
export type CorpusStatusReader = () => Promise<CorpusStatus>;

/** The new analyses of a replacement change no version of the corpus, so they are counted again after so long. */
const COUNT_INTERVAL_MS = 1000;

/**
 * Reads what the corpus holds; counts its texts again only when it has changed. While the database is away it answers what
 * was read last. Without the version of the present annotator no analysis is outdated.
 */
export function makeCorpusStatusReader(db: Database, annotatorVersion?: string): CorpusStatusReader {
  let known: Omit<CorpusStatus, 'version'> | null = null;
  let countedAt = 0;
  const keepName = keepForState<string>();
  const countOutdated = async (): Promise<number> => {
    countedAt = performance.now();
    return annotatorVersion === undefined ? 0 : countOutdatedTexts(db, annotatorVersion);
  };
  return keepLastAnswer(async () => {
    const { revision, changeKey } = await readCorpusKeys(db);
    if (known?.revision !== revision) {
      known = { ...(await readCorpusSummary(db)), outdatedTexts: await countOutdated(), revision };
    } else if (known.outdatedTexts > 0 && performance.now() - countedAt > COUNT_INTERVAL_MS) {
      known = { ...known, outdatedTexts: await countOutdated() };
    }
    return {
      ...known,
      version: await keepName(changeKey, async () => nameCorpusState(await readCorpusIdentity(db))),
    };
  });
}

const HASH_CHARACTERS = 8;

/** The name under which answers and downloads tell a state of the corpus: day of its last change and what it is. */
function nameCorpusState({ day, hash }: CorpusIdentity): string {
  return `${day}-${hash.slice(0, HASH_CHARACTERS)}`;
}
