import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { AdminParts } from '../modules/admin/admin.routes';
import { registerCorpusDescription } from '../modules/corpus-description/corpus-description.routes';
import { makeCorpusDescriber } from '../modules/corpus-description/describe-corpus';
import { registerDonation } from '../modules/donation/donation.routes';
import { registerHealth } from '../modules/health/health.routes';
import { registerReview } from '../modules/donation/review.routes';
import { registerHome } from '../modules/home/home.routes';
import { registerSession, type SignInParts } from '../modules/session/session.routes';
import { registerSite } from '../modules/site/site.routes';
import { readVersions } from '../modules/site-content/site-content.repository';
import { registerSiteContent } from '../modules/site-content/site-content.routes';
import { registerSpeech } from '../modules/speech/speech.routes';
import { registerStatus } from '../modules/status/status.routes';
import { registerTextDownload } from '../modules/text-download/text-download.routes';
import { registerErrorMarksDownload } from '../modules/error-marks/error-marks.routes';
import { registerTextFromFile } from '../modules/text-from-file/text-from-file.routes';
import { registerSentenceAnalysis } from '../modules/sentence-analysis/sentence-analysis.routes';
import { registerTextQuery } from '../modules/text-query/text-query.routes';
import type { VersionedAnnotator } from '../corpus/annotation/text-annotator';
import type { Config } from '../platform/config/settings';
import { makeCitedCorpusReader } from '../corpus/status/make-cited-corpus-reader';
import type { CorpusStatusReader } from '../corpus/status/read-corpus-status';
import type { Database } from '../platform/database/database-connection';
import { keepLastAnswer } from '../platform/database/keep-last-answer';
import type { FileTextExtractor } from '../platform/file-text/file-text-extractor';
import { makeApiError, RequestFailure } from '../platform/errors/request-failure';
import { makePageTokens, type PageTokens } from '../platform/http/page-tokens';
import { ErrorLog } from '../platform/metrics/error-log';
import { UsageCounter } from '../platform/metrics/usage-counter';
import { CallTimers } from '../platform/metrics/call-timers';
import type { ToolParts } from '../corpus/tools/tool';
import { allowOrigins } from './http-edge/allow-origins';
import { closeConnections } from './http-edge/close-connections';
import { cutOffSlowReaders } from './http-edge/cut-off-slow-readers';
import { describeApi } from './documents/api-docs';
import { compressAnswers } from './http-edge/compress-answers';
import { handleError } from './http-edge/failures/handle-error';
import { countUsage } from './http-edge/count-usage';
import { limitOpenCalls } from './http-edge/limit-open-calls';
import { limitCalls } from './http-edge/limit-calls';
import { logErrors } from './http-edge/failures/log-errors';
import { nameCorpusVersion } from './http-edge/name-corpus-version';
import { makeSecurityHeaders, setSecurityHeaders } from './http-edge/security-headers';
import { parseJsonBodies } from './http-edge/parse-json-body';
import { attributeComputeToClient } from './http-edge/attribute-compute-to-client';
import { servePages } from './documents/serve-pages';
import { makeAppOptions } from './make-app-options';
import { makeContextFinder } from './make-context-finder';
import { makeToolAsker } from './make-tool-asker';
import { makeDownloadParts } from './make-download-parts';
import { registerAdministration } from './register-administration';
import { registerFederatedSearch } from './register-federated-search';
import { registerReaders } from './register-readers';
import { registerTool } from './register-tool';
import { tools } from './tool-list';
import { validateRequest } from './http-edge/validate-request';

/** The screens ask for a long text read aloud in pieces of 600 characters. */
const SPEECH_CALLS_PER_CALL = 8;
/** Each choice of a filter asks anew. */
const QUERIES_PER_CALL = 20;
/** Lists of forms, frequencies and examples come with each result, some of them twice. */
export const AUXILIARY_PER_CALL = 8;
const DOWNLOADS_PER_CALL = 2;
/** Two of a client; of all so many that others still have their turn. */
const OPEN_DOWNLOADS = { calls: 2, callsOfAll: 8 };

const noHost = makeApiError('InvalidRequest', 'The request names no host.');

export interface AppParts extends Omit<ToolParts, 'pageTokens' | 'timers'> {
  readonly config: Pick<
    Config,
    | 'rateLimit'
    | 'trustedProxies'
    | 'corsOrigins'
    | 'logLevel'
    | 'grammarUrl'
    | 'speechUrl'
    | 'publicUrl'
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
  /** Whether an analyser answers. */
  readonly isAnalyserReady: () => Promise<boolean>;
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

/** Builds the HTTP application: first what all answers share, then the modules one by one. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config } = parts;
  const securityHeaders = await makeSecurityHeaders();
  const app = fastify(makeAppOptions(parts, securityHeaders));
  closeConnections(app);
  cutOffSlowReaders(app);
  // Calls take JSON or files; plain text gets the answer of an unsupported type.
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  app.setValidatorCompiler(validateRequest);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  headAnswers(app, securityHeaders);
  attributeComputeToClient(app);
  await compressAnswers(app);
  await app.register(cookie);
  await describeApi(app, parts.version);
  const pageTokens = makePageTokens();
  const timers = new CallTimers();
  const toolParts = { ...parts, pageTokens, timers };
  const history = keepHistory(app, parts.db);
  const { readCorpusStatus } = parts;
  const describeCorpus = makeCorpusDescriber({ ...parts, ...config, softwareVersion: parts.version });
  // Calls that change something are registered beside this scope.
  await app.register(async (reading) => {
    allowOrigins(reading, config.corsOrigins);
    await reading.register(async (limited) => {
      await limitCalls(limited, { limit: config.rateLimit, pageTokens });
      await registerReaders(limited, parts);
      await registerMainTools(limited, toolParts);
    });
    await registerAuxiliaryTools(reading, toolParts);
    await registerFederatedSearch(reading, toolParts);
    registerOwnStatus(reading, parts);
    registerSiteContent(reading, parts.db);
    const findContexts = makeContextFinder(parts.engine);
    registerHome(reading, { ...parts, findContexts, askTool: makeToolAsker(toolParts) });
    await registerLighter(reading, parts, toolParts);
    registerCorpusDescription(reading, describeCorpus, config.publicUrl);
    await registerTextFromFile(reading, { extractor: parts.extractor });
  });
  registerHealth(app, parts);
  await registerDonations(app, parts, pageTokens);
  await registerAdministration(app, {
    db: parts.db,
    publicUrl: config.publicUrl,
    requestAnnotation: parts.requestAnnotation,
    requestForgetting: parts.requestForgetting,
    extractor: parts.extractor,
    assertRoom: parts.assertRoom,
    accessTokens: parts.session.accessTokens,
    timers,
    ...history,
    readCorpusStatus,
    dataDir: config.dataDir,
  });
  registerSession(app, { ...parts.session, db: parts.db, publicUrl: config.publicUrl });
  registerSite(app, config);
  await servePages(app, config.publicUrl, describeCorpus);
  return app;
}

/** In a scope of their own: what the readers beside them read is not of the corpus. */
async function registerMainTools(
  limited: FastifyInstance,
  parts: ToolParts & Pick<AppParts, 'readCorpusStatus'>,
): Promise<void> {
  await limited.register((ofCorpus, _options, done) => {
    nameCorpusVersion(ofCorpus, parts.readCorpusStatus);
    for (const tool of tools.filter(({ isAuxiliary }) => !isAuxiliary)) registerTool(ofCorpus, tool, parts);
    done();
  });
}

/** Tools that a screen asks several of beside its main one: their limit on calls is that much higher. */
async function registerAuxiliaryTools(
  reading: FastifyInstance,
  parts: ToolParts & Pick<AppParts, 'config' | 'readCorpusStatus'>,
): Promise<void> {
  await reading.register(async (limited) => {
    await limitCalls(limited, {
      limit: parts.config.rateLimit,
      pageTokens: parts.pageTokens,
      factor: AUXILIARY_PER_CALL,
    });
    nameCorpusVersion(limited, parts.readCorpusStatus);
    for (const tool of tools.filter(({ isAuxiliary }) => isAuxiliary)) registerTool(limited, tool, parts);
  });
}

/** Who is signed in, what the corpus holds, and which contents have been published. */
function registerOwnStatus(reading: FastifyInstance, parts: AppParts): void {
  const { db, config, session } = parts;
  registerStatus(reading, parts.readCorpusStatus, parts.isIndexReady, parts.version, {
    db,
    ...{ accessTokens: session.accessTokens, hasProvider: session.identityProvider !== null },
    ...{ publicUrl: config.publicUrl, owner: config.corpusOwner, doi: config.corpusDoi },
    readContentVersions: keepLastAnswer(() => readVersions(db)),
  });
}

/** What every answer says, and what every request must. */
function headAnswers(
  app: FastifyInstance,
  securityHeaders: Awaited<ReturnType<typeof makeSecurityHeaders>>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(securityHeaders, request, reply);
    // By it a visitor's complaint leads to the lines of the log.
    reply.header('x-request-id', request.id);
    const lacksHost = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(lacksHost ? new RequestFailure(400, [noHost]) : undefined);
  });
}

/** Calls that cost less than those of the tools, or come more often: they have counts of their own. */
async function registerLighter(
  app: FastifyInstance,
  parts: AppParts,
  shared: Pick<ToolParts, 'pageTokens' | 'readTextColumns'>,
): Promise<void> {
  const { db, pool, version, config, readCorpusStatus } = parts;
  const { pageTokens, readTextColumns } = shared;
  const register = (factor: number, routes: (limited: FastifyInstance) => void) =>
    app.register(async (limited) => {
      await limitCalls(limited, { limit: config.rateLimit, pageTokens, factor });
      routes(limited);
    });
  await register(SPEECH_CALLS_PER_CALL, (limited) => {
    registerSpeech(limited, { pool, speechUrl: config.speechUrl });
  });
  await register(QUERIES_PER_CALL, (limited) => {
    nameCorpusVersion(limited, readCorpusStatus);
    registerTextQuery(limited, db, readTextColumns);
    registerSentenceAnalysis(limited, parts);
    registerErrorMarksDownload(limited, {
      ...{ errorMarks: parts.errorMarks, softwareVersion: version, publicUrl: config.publicUrl },
      readCorpus: makeCitedCorpusReader(config, readCorpusStatus),
    });
  });
  await register(DOWNLOADS_PER_CALL, (limited) => {
    nameCorpusVersion(limited, readCorpusStatus);
    if (config.rateLimit !== null) limitOpenCalls(limited, OPEN_DOWNLOADS);
    registerTextDownload(limited, makeDownloadParts(parts, readCorpusStatus));
  });
}

/** What administrators want to know of the calls, without anything of their senders. */
function keepHistory(app: FastifyInstance, db: Database): Pick<AdminParts, 'errorLog' | 'usage'> {
  const errorLog = new ErrorLog();
  logErrors(app, errorLog);
  const usage = new UsageCounter(db);
  countUsage(app, usage);
  return { errorLog, usage };
}

async function registerDonations(
  app: FastifyInstance,
  parts: AppParts,
  pageTokens: PageTokens,
): Promise<void> {
  const { db, session, requestAnnotation, requestForgetting } = parts;
  const { publicUrl, rateLimit } = parts.config;
  await app.register(async (limited) => {
    await limitCalls(limited, { limit: rateLimit, pageTokens });
    registerDonation(limited, { db, publicUrl, receiptSecret: session.sessionKey, requestForgetting });
  });
  await registerReview(app, { db, accessTokens: session.accessTokens, publicUrl, requestAnnotation });
}
