import type { SignInParts } from '../modules/session/session.routes';
import { makeCorpusDescriber } from '../modules/corpus-description/describe-corpus';
import type { VersionedAnnotator } from '../corpus/annotation/text-annotator';
import { makeCitedCorpusReader } from '../corpus/status/make-cited-corpus-reader';
import type { CorpusStatusReader } from '../corpus/status/read-corpus-status';
import type { ToolParts } from '../corpus/tools/tool';
import type { Config } from '../platform/config/settings';
import type { Database } from '../platform/database/database-connection';
import type { FileTextExtractor } from '../platform/file-text/file-text-extractor';
import { readGrammarService } from '../modules/corrector/grammar-service/grammar-service';
import { makePageTokens } from '../platform/http/page-tokens';
import { CallTimers } from '../platform/metrics/call-timers';

export interface AppParts extends Omit<ToolParts, 'pageTokens' | 'timers'> {
  readonly config: Pick<
    Config,
    | 'rateLimit'
    | 'trustedProxies'
    | 'corsOrigins'
    | 'logLevel'
    | 'grammarUrl'
    | 'grammarApi'
    | 'grammarModel'
    | 'grammarKey'
    | 'grammarSeconds'
    | 'speechUrl'
    | 'publicUrl'
    | 'brandingDir'
    | 'securityContact'
    | 'corpusOwner'
    | 'corpusDoi'
    | 'dataDir'
  >;
  readonly version: string;
  readonly db: Database;
  readonly readCorpusStatus: CorpusStatusReader;
  /** The annotator of corpus texts. */
  readonly annotator: VersionedAnnotator;
  /** False while the index of the corpus is still being loaded. */
  readonly isIndexReady: () => boolean;
  readonly extractor: FileTextExtractor;
  /** Asks the background job for the analysis of texts that have none. */
  readonly requestAnnotation: () => Promise<void>;
  /** Takes what has been removed out of the files of the database, soon. */
  readonly requestForgetting: () => void;
  /** Rejects if the disk of the built-in database has no room for so many bytes more. */
  readonly assertRoom: (bytes: number) => Promise<void>;
  readonly session: Omit<SignInParts, 'db' | 'publicUrl'>;
  /** Takes the log lines; stderr by default. */
  readonly logStream?: { write(line: string): void };
}

/** What modules are made of: the parts, settings under their own names, and what several modules share. */
export type SharedParts = ReturnType<typeof shareParts>;

export function shareParts(parts: AppParts) {
  const { config, session, version: softwareVersion, readCorpusStatus } = parts;
  return {
    ...{ ...parts, ...config, softwareVersion },
    ...{ owner: config.corpusOwner, doi: config.corpusDoi, accessTokens: session.accessTokens },
    ...{ pageTokens: makePageTokens(), timers: new CallTimers() },
    grammarService: readGrammarService(config),
    readCorpus: makeCitedCorpusReader(config, readCorpusStatus),
    describeCorpus: makeCorpusDescriber({ ...parts, ...config, softwareVersion }),
  };
}
