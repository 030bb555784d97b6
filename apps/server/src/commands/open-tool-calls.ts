import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectLanguage } from '@keelerada/estonian/detect-language';
import { queryTexts } from '../modules/text-query/query-texts';
import { makeDatabaseSource } from '../platform/corpus-index/indexed-text.repository';
import type { IndexSource } from '../platform/corpus-index/index-source';
import { openCorpusEngine, type OpenCorpusEngine } from '../platform/corpus-index/open-corpus-engine';
import {
  createPooledTextAnnotator,
  type PooledTextAnnotator,
} from '../platform/corpus-index/pooled-text-annotator';
import { makeCorpusStatusReader } from '../platform/corpus-status/read-corpus-status';
import type { DatabaseConnection } from '../platform/database/database-connection';
import { DatabaseInUseError } from '../platform/database/database-in-use-error';
import { openDatabase } from '../platform/database/open-database';
import { makeLemmatiser, type Lemmatiser } from '../platform/lemmatiser/lemmatiser';
import { startReadingTaggerModel } from '../platform/lemmatiser/open-tagger-model';
import { openMorphology, type OpenMorphology } from '../platform/morphology/open-morphology';
import type { CommandContext } from './command-context';
import { CommandFailure } from './command-failure';
import { makeLocalToolCalls } from './local-tool-calls';
import { makeRemoteToolCalls } from './remote-tool-calls';
import type { ToolCalls } from './tool-calls';

/** The tools over the corpus: in this process, or where a running server holds the database, in that server. */
export async function openCorpusToolCalls(context: CommandContext): Promise<ToolCalls> {
  const config = context.config();
  let connection: DatabaseConnection;
  try {
    connection = await openDatabase(config);
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    const { address } = error.owner;
    if (address === null) throw new CommandFailure(error.message);
    return makeRemoteToolCalls(address, context.signal);
  }
  return openParts(async (keep) => {
    keep(() => connection.close());
    const { db } = connection;
    const lemmatiser = makeLazyLemmatiser(context);
    keep(() => lemmatiser.close());
    const source = readUntilAborted(makeDatabaseSource(db), context.signal);
    const options = { source, dataFolder: config.dataDir, computeThreads: 1, morphologyUrls: [] };
    const corpus = await openCorpusEngine({ ...options, log: (line) => tell(context, line) });
    keep(corpus.close);
    await syncIndex(corpus, context.signal);
    return {
      ...makeLocalToolCalls(corpus.engine, lemmatiser, context.signal),
      findTexts: async (query) => (await queryTexts(db, query)).map((row) => row.text_id),
      readCorpusState: makeCorpusStatusReader(db),
    };
  });
}

/** The tools over texts from files, each under its name; analysed for this command and forgotten with it. */
export async function openFileToolCalls(
  texts: ReadonlyMap<string, string>,
  context: CommandContext,
): Promise<ToolCalls> {
  return openParts(async (keep) => {
    const morphology = await openMorphology(context.config(), (line) => tell(context, line));
    keep(morphology.close);
    const dataFolder = await mkdtemp(join(tmpdir(), 'keelerada-'));
    keep(() => rm(dataFolder, { recursive: true, force: true }));
    let annotator: PooledTextAnnotator | null = null;
    const source = readUntilAborted(
      makeFileSource(texts, () => annotator!),
      context.signal,
    );
    const options = { source, dataFolder, computeThreads: 1, morphologyUrls: morphology.urls() };
    const corpus = await openCorpusEngine({ ...options, log: (line) => tell(context, line) });
    keep(corpus.close);
    annotator = await createPooledTextAnnotator(corpus.pool);
    await syncIndex(corpus, context.signal);
    const lemmatiser = makeLemmatiser(morphology.client, startReadingTaggerModel());
    return {
      ...makeLocalToolCalls(corpus.engine, lemmatiser, context.signal),
      findTexts: () => Promise.resolve([...texts.keys()]),
      readCorpusState: () => Promise.resolve(null),
    };
  });
}

type Closer = () => Promise<void>;

/** Closes what was kept, the last first: with the calls, or at once where they cannot be opened. */
async function openParts(
  open: (keep: (closer: Closer) => void) => Promise<Omit<ToolCalls, 'close'>>,
): Promise<ToolCalls> {
  const closers: Closer[] = [];
  const close = async (): Promise<void> => {
    for (const closePart of closers.splice(0).reverse()) await closePart();
  };
  try {
    return { ...(await open((closer) => void closers.push(closer))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The same source, of whose texts no further one is read once the signal is raised. */
function readUntilAborted(source: IndexSource, signal: AbortSignal): IndexSource {
  return {
    ...source,
    async *readTexts(afterOrdinal) {
      signal.throwIfAborted();
      for await (const text of source.readTexts(afterOrdinal)) {
        yield text;
        signal.throwIfAborted();
      }
    },
  };
}

/** What the threads are at when the signal is raised ends with them. Rejects once it is raised. */
async function syncIndex({ index, close }: OpenCorpusEngine, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const endThreads = (): void => void close();
  signal.addEventListener('abort', endThreads, { once: true });
  try {
    await index.sync();
  } finally {
    signal.removeEventListener('abort', endThreads);
  }
  signal.throwIfAborted();
}

function makeFileSource(
  texts: ReadonlyMap<string, string>,
  annotator: () => PooledTextAnnotator,
): IndexSource {
  const named = [...texts].map(([id, content], index) => ({ id, content, ordinal: index + 1 }));
  const corpusId = randomUUID();
  return {
    readVersion: () => Promise.resolve({ corpusId, version: 1 }),
    listTexts: () => Promise.resolve(named),
    async *readTexts(afterOrdinal) {
      for (const { id, content, ordinal } of named) {
        if (ordinal <= afterOrdinal) continue;
        const [annotation] = await annotator().annotateTexts([
          { content, language: detectLanguage(content) },
        ]);
        yield { id, content, ordinal, annotationBytes: annotation!.bytes };
      }
    },
  };
}

/** Most searches need no analyser: it is started when the first one does. */
function makeLazyLemmatiser(context: CommandContext): Lemmatiser & { close(): Promise<void> } {
  let opened: Promise<OpenMorphology> | null = null;
  const open = (): Promise<OpenMorphology> =>
    (opened ??= openMorphology(context.config(), (line) => tell(context, line)));
  return {
    async listLemmas(words) {
      const { client } = await open();
      return makeLemmatiser(client, startReadingTaggerModel()).listLemmas(words);
    },
    close: async () => (await opened)?.close(),
  };
}

function tell({ stderr }: CommandContext, line: string): void {
  stderr.write(`${line}\n`);
}
