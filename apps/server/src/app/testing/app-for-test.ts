// For tests: the HTTP application alone, with nothing behind its routes but what a test puts there.
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { RateLimit } from '../../platform/config/rate-limit-setting';
import { makeCorpusStatusReader } from '../../corpus/status/read-corpus-status';
import { makeAccessTokens } from '../../platform/session/access-tokens';
import type { AppParts } from '../app-parts';
import { buildApp } from '../build-app';

/** What stands behind the routes of other tests; nothing here may touch it. */
const unusedParts = {} as Pick<
  AppParts,
  | 'db'
  | 'engine'
  | 'annotatedTexts'
  | 'errorMarks'
  | 'pool'
  | 'isIndexReady'
  | 'extractor'
  | 'readTextColumns'
>;

const TEST_ANNOTATOR_VERSION = 'v1';
const TEST_KEY = new TextEncoder().encode('a key that is good enough for tests');

/** The defaults of the settings. */
export const SESSION_LENGTH = { sessionHours: 12, sessionIdleMinutes: 30 };

export interface TestAppSetup {
  readonly rateLimit?: RateLimit | null;
  readonly trustedProxies?: readonly string[];
  readonly corsOrigins?: readonly string[];
  readonly publicUrl?: string | null;
  readonly brandingDir?: string | null;
  readonly securityContact?: string | null;
  readonly parts?: Partial<AppParts>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  /** Every line that was logged. */
  readonly lines: readonly string[];
}

/** That of the database of a test, or of a corpus without texts. */
function readStatusFrom(db: AppParts['db'] | undefined): AppParts['readCorpusStatus'] {
  if (db !== undefined) return makeCorpusStatusReader(db, TEST_ANNOTATOR_VERSION);
  const counts = { texts: 0, runningWords: 0, pendingTexts: 0, outdatedTexts: 0 };
  return () => Promise.resolve({ ...counts, isDemo: false, version: '2026-01-02-abcdef01', revision: '1' });
}

/** The application with the most talkative log; its annotator fails with an error that repeats the text. */
export async function makeTestApp({
  rateLimit = null,
  trustedProxies = [],
  corsOrigins = [],
  publicUrl = null,
  brandingDir = null,
  securityContact = null,
  parts = {},
}: TestAppSetup = {}): Promise<TestApp> {
  const lines: string[] = [];
  const app = await buildApp({
    ...unusedParts,
    config: {
      rateLimit,
      trustedProxies,
      corsOrigins,
      logLevel: 'trace',
      grammarUrl: null,
      grammarApi: 'fragments',
      grammarModel: '',
      grammarKey: null,
      grammarSeconds: 5,
      speechUrl: null,
      publicUrl,
      brandingDir,
      securityContact,
      corpusOwner: 'Keelerada',
      corpusDoi: null,
      dataDir: tmpdir(),
    },
    version: '0.0.0',
    readCorpusStatus: readStatusFrom(parts.db),
    requestAnnotation: () => Promise.resolve(),
    requestForgetting: () => undefined,
    assertRoom: () => Promise.resolve(),
    session: {
      sessionKey: TEST_KEY,
      accessTokens: makeAccessTokens(TEST_KEY),
      identityProvider: null,
      ...SESSION_LENGTH,
    },
    logStream: { write: (line) => lines.push(line) },
    annotator: { version: TEST_ANNOTATOR_VERSION, annotate: () => Promise.reject(new Error('no annotator')) },
    ownTextAnnotator: { annotate: ([given]) => Promise.reject(new Error(`cannot read ${given?.text}`)) },
    ...parts,
  });
  return { app, lines };
}
