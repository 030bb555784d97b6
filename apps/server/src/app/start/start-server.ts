import type { FastifyInstance } from 'fastify';
import { findEncoder } from '../../platform/encoder/find-encoder';
import type { Config } from '../../platform/config/settings';
import { createVersionedAnnotator } from '../../corpus/annotation/create-text-annotator';
import { openTaggerModel } from '../../corpus/annotation/tagger-model';
import type { VersionedAnnotator } from '../../corpus/annotation/text-annotator';
import { makeErrorMarks } from '../../corpus/error-marks/error-marks';
import { createTextMarker } from '../../corpus/error-marks/text-marker';
import { readSoftwareVersion } from '../../platform/config/software-version';
import { loadDemoCorpus } from '../../corpus/import/load-demo-corpus';
import { makeAnnotatedTexts } from '../../corpus/index/annotated-texts.repository';
import { makeDatabaseSource } from '../../corpus/index/indexed-text.repository';
import { makeMarksReader } from '../../corpus/error-marks/make-marks-reader';
import { openCorpusEngine, type OpenCorpusEngine } from '../../corpus/engine/open-corpus-engine';
import { makeCorpusStatusReader } from '../../corpus/status/read-corpus-status';
import { makeTextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { makeRemovalForgetter } from '../../platform/database/forget-removed';
import { openDatabase } from '../../platform/database/open-database';
import {
  createFileTextExtractor,
  type FileTextExtractor,
} from '../../platform/file-text/file-text-extractor';
import { openLearnerWords } from '../../corpus/word-levels/learner-words';
import { makeAccessTokens } from '../../platform/session/access-tokens';
import { readProviderSettings } from '../../platform/session/provider-settings';
import { readSessionKey } from '../../platform/session/session-key';
import { keepAnnouncing } from '../../modules/donation-alert/keep-announcing';
import type { AppParts } from '../app-parts';
import { buildApp } from '../build-app';
import { keepCorpus, type CorpusKeeper } from './keep-corpus';
import { openListener } from './open-listener';

export interface ServerOptions {
  readonly config: Config;
  /** Hears what a person who starts the server wants to know, a line at a time. */
  readonly log: (line: string) => void;
  readonly logStream?: AppParts['logStream'];
  /** Folder of the texts that an empty store begins with; null leaves it empty. */
  readonly demoFolder: string | null;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly address: string;
  /** Settles when the corpus is loaded; rejects where it cannot be. */
  readonly ready: Promise<void>;
  /** Lets running calls finish, then lets go of everything. */
  readonly close: () => Promise<void>;
}

/** Starts everything the product needs, in an order in which a half-started server is closed again. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log } = options;
  const closers: (() => void | Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closePart of closers.splice(0).reverse()) await closePart();
  };
  try {
    const connection = await openDatabase(config);
    closers.push(() => connection.close());
    const forgetter = makeRemovalForgetter(connection, log);
    closers.push(() => forgetter.close());
    const learnerWords = await openLearnerWords(config.learnerWordsFile);
    const corpus = await openEngine(connection, options);
    closers.push(corpus.close);
    const extractor = createFileTextExtractor();
    closers.push(() => extractor.close());
    const annotator = await createVersionedAnnotator(corpus.pool);
    const sessionKey = await readSessionKey(config.sessionKey, config.dataDir);
    // The first call must not find an empty store.
    await loadDemo(connection, annotator, options);
    let keeper: CorpusKeeper | null = null;
    const app = await buildApp({
      ...gatherParts(options, { connection, corpus, annotator, extractor, sessionKey }),
      learnerWords,
      requestAnnotation: async () => keeper?.requestAnnotation(),
      requestForgetting: forgetter.request,
    });
    const { address, close: closeListener } = await openListener(app, config);
    closers.push(closeListener);
    const { donationAlertUrl: url, publicUrl } = config;
    if (url !== null) closers.push(keepAnnouncing({ db: connection.db, url, publicUrl }, log));
    await connection.announceServer(address);
    keeper = keepCorpus({
      connection,
      annotator,
      marker: config.markErrors === 'on' ? await createTextMarker(corpus.pool, annotator) : null,
      corpus,
      log,
    });
    // No new call comes in while jobs are handed back and running calls end.
    closers.push(async () => void (await Promise.all([closeListener(), keeper?.close()])));
    return { app, address, ready: keeper.ready, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function loadDemo(
  connection: DatabaseConnection,
  annotator: VersionedAnnotator,
  { demoFolder, log }: ServerOptions,
): Promise<void> {
  if (demoFolder === null) return;
  const report = await loadDemoCorpus(connection, demoFolder, annotator);
  if (report) log(`The store was empty: ${report.texts.added} demonstration texts were loaded.`);
}

async function openEngine(
  connection: DatabaseConnection,
  { config, log }: ServerOptions,
): Promise<OpenCorpusEngine> {
  const usesEncoder = await findEncoder(config, log);
  return openCorpusEngine({
    source: makeDatabaseSource(connection.db),
    readTextColumns: makeTextColumnsReader(connection.db),
    marksReader: makeMarksReader(connection.db),
    dataFolder: config.dataDir,
    computeThreads: config.computeThreads,
    computeLimit: config.rateLimit === null ? null : config.computeLimit,
    usesEncoder,
    indexUrl: config.indexUrl,
    log,
  });
}

interface OpenParts {
  readonly connection: DatabaseConnection;
  readonly corpus: OpenCorpusEngine;
  readonly annotator: VersionedAnnotator;
  readonly extractor: FileTextExtractor;
  readonly sessionKey: Uint8Array;
}

function gatherParts(
  { config, logStream }: ServerOptions,
  parts: OpenParts,
): Omit<AppParts, 'requestAnnotation' | 'requestForgetting' | 'learnerWords'> {
  const { annotator, extractor, sessionKey } = parts;
  const { db } = parts.connection;
  const { engine, index, pool, ownTextAnnotator, readTextColumns } = parts.corpus;
  // The first search by lemma then does not wait for it.
  openTaggerModel().catch(() => undefined);
  const readCorpusStatus = makeCorpusStatusReader(db, annotator.version);
  // What is known of the corpus stands in should the database be away later.
  readCorpusStatus().catch(() => undefined);
  return {
    config,
    version: readSoftwareVersion(),
    db,
    readCorpusStatus,
    engine,
    pool,
    ownTextAnnotator,
    readTextColumns,
    annotatedTexts: makeAnnotatedTexts(db),
    errorMarks: makeErrorMarks(db),
    annotator,
    isIndexReady: () => index.isReady,
    extractor,
    assertRoom: (bytes) => parts.connection.assertRoom(bytes),
    session: {
      sessionKey,
      accessTokens: makeAccessTokens(sessionKey),
      identityProvider: readProviderSettings(config),
      sessionHours: config.sessionHours,
      sessionIdleMinutes: config.sessionIdleMinutes,
    },
    ...(logStream === undefined ? {} : { logStream }),
  };
}
