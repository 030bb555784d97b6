import type { FastifyInstance } from 'fastify';
import { registerContentSearch } from '../modules/content-search/content-search.routes';
import type { CorpusStatusReader } from '../corpus/status/read-corpus-status';
import type { ToolParts } from '../corpus/tools/tool';
import type { Config } from '../platform/config/settings';
import { describeStreamFailure } from './http-edge/failures/handle-error';
import { nameCorpusVersion } from './http-edge/name-corpus-version';
import { limitCalls } from './http-edge/limit-calls';
import { limitOpenCalls } from './http-edge/limit-open-calls';
import { makeHitFinder } from './make-hit-finder';

/** Another site asks for each subcorpus by itself, and once what there is to ask. */
const SEARCHES_PER_CALL = 8;
/** Each holds its answer, a megabyte or two. */
const OPEN_SEARCHES = { calls: 2, callsOfAll: 16 };

export interface FederatedSearchParts extends Omit<ToolParts, 'timers'> {
  readonly readCorpusStatus: CorpusStatusReader;
  readonly config: Pick<Config, 'rateLimit' | 'publicUrl' | 'corpusOwner' | 'corpusDoi'>;
}

/** Searches that come from other sites, with a count of their own. */
export async function registerFederatedSearch(
  reading: FastifyInstance,
  parts: FederatedSearchParts,
): Promise<void> {
  const { rateLimit, publicUrl, corpusOwner, corpusDoi } = parts.config;
  await reading.register(async (limited) => {
    await limitCalls(limited, { limit: rateLimit, pageTokens: parts.pageTokens, factor: SEARCHES_PER_CALL });
    if (rateLimit !== null) limitOpenCalls(limited, OPEN_SEARCHES);
    nameCorpusVersion(limited, parts.readCorpusStatus);
    await registerContentSearch(limited, {
      ...parts,
      ...{ publicUrl, owner: corpusOwner, doi: corpusDoi },
      findHits: makeHitFinder(parts.engine),
      describeFailure: describeStreamFailure,
    });
  });
}
