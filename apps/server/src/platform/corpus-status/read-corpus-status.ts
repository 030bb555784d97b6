import type { StatusResponse } from '@keelerada/contract/status';
import { readCorpusSummary, readCorpusVersion } from '../corpus-store/corpus-state.repository';
import type { Database } from '../database/database-connection';

type CorpusStatus = Omit<StatusResponse['corpus'], 'isReady'>;
export type CorpusStatusReader = () => Promise<CorpusStatus>;

/** Reads what the corpus holds; counts its texts again only when it has changed. */
export function makeCorpusStatusReader(db: Database): CorpusStatusReader {
  let known: CorpusStatus | null = null;
  return async () => {
    const { corpusId, version } = await readCorpusVersion(db);
    const name = nameCorpusVersion(corpusId, version);
    if (known?.version !== name) known = { ...(await readCorpusSummary(db)), version: name };
    return known;
  };
}

const ID_CHARACTERS = 8;

/** The name under which answers and downloads tell a state of the corpus. */
function nameCorpusVersion(corpusId: string, version: number): string {
  return `${corpusId.slice(0, ID_CHARACTERS)}-${version}`;
}
