import type { FastifyInstance } from 'fastify';
import { registerClassReport } from '../modules/class-report/class-report.routes';
import { registerContentSearch } from '../modules/content-search/content-search.routes';
import { registerCorrector } from '../modules/corrector/corrector.routes';
import { readClassText } from '../modules/corrector/read-class-text';
import type { ToolParts } from '../corpus/tools/tool';
import type { Config } from '../platform/config/settings';
import { describeLateFailure as describeFailure } from './http-edge/handle-error';
import { makeHitFinder } from './make-hit-finder';

interface ReaderParts extends Omit<ToolParts, 'pageTokens' | 'timers'> {
  readonly config: Pick<Config, 'grammarUrl' | 'publicUrl' | 'corpusOwner' | 'corpusDoi'>;
  readonly version: string;
}

/** The calls that read own texts as a teacher does, and searches that come from other sites: each costs as a tool does. */
export async function registerReaders(limited: FastifyInstance, parts: ReaderParts): Promise<void> {
  const { grammarUrl, publicUrl, corpusOwner, corpusDoi } = parts.config;
  await registerCorrector(limited, { ...parts, grammarUrl, describeFailure });
  const readText = (text: string, signal: AbortSignal) => readClassText(text, parts, signal);
  registerClassReport(limited, { readText, version: parts.version, describeFailure });
  await registerContentSearch(limited, {
    ...parts,
    ...{ publicUrl, owner: corpusOwner, doi: corpusDoi },
    findHits: makeHitFinder(parts.engine),
    describeFailure,
  });
}
