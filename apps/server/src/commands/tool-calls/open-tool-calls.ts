import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTextAnnotator } from '../../corpus/annotation/create-text-annotator';
import { writeMarkedFiles } from '../../modules/error-marks/write-marked-files';
import { readSoftwareVersion } from '../../platform/config/software-version';
import type { TextAnnotator } from '../../corpus/annotation/text-annotator';
import { makeErrorMarks, noErrorMarks, type ErrorMarks } from '../../corpus/error-marks/error-marks';
import { makeMarksReader } from '../../corpus/error-marks/make-marks-reader';
import { markTextsTask } from '../../corpus/error-marks/mark-texts-task';
import { makeAnnotatedTexts, type AnnotatedTexts } from '../../corpus/index/annotated-texts.repository';
import { makeDatabaseSource } from '../../corpus/index/indexed-text.repository';
import type { IndexSource } from '../../corpus/index/index-source';
import { openCorpusEngine, type OpenCorpusEngine } from '../../corpus/engine/open-corpus-engine';
import { makeCitedCorpusReader } from '../../corpus/status/make-cited-corpus-reader';
import { makeCorpusStatusReader } from '../../corpus/status/read-corpus-status';
import type { ComputePool } from '../../platform/compute/compute-pool';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { DatabaseInUseError } from '../../platform/database/failures/database-in-use-error';
import { findEncoder } from '../../platform/encoder/find-encoder';
import { openDatabase } from '../../platform/database/open-database';
import { makePageTokens } from '../../platform/http/page-tokens';
import { callTool, type ToolParts } from '../../corpus/tools/tool';
import { CallTimers } from '../../platform/metrics/call-timers';
import { makeTextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import { TextColumns } from '../../corpus/text-columns/text-columns';
import type { CommandContext } from '../context/command-context';
import { CommandFailure } from '../context/command-failure';
import { makeRemoteToolCalls } from './remote-tool-calls';
import type { ToolCalls } from './tool-calls';

/** The tools over the corpus: in this process, or in the running server that holds the database. */
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
    const log = (line: string): void => writeLine(context, line);
    const source = readUntilAborted(makeDatabaseSource(db), context.signal);
    const readTextColumns = makeTextColumnsReader(db);
    const options = {
      source,
      readTextColumns,
      marksReader: makeMarksReader(db),
      dataFolder: config.dataDir,
      computeThreads: 1,
      usesEncoder: await findEncoder(config, log),
      indexUrl: config.indexUrl,
    };
    const corpus = await openCorpusEngine({ ...options, log });
    keep(corpus.close);
    await syncIndex(corpus, context.signal);
    const errorMarks = makeErrorMarks(db);
    const readCorpus = makeCitedCorpusReader(config, makeCorpusStatusReader(db));
    const origin = { softwareVersion: readSoftwareVersion(), site: config.publicUrl ?? '', readCorpus };
    return {
      writeMarkedFiles: (request) =>
        writeMarkedFiles(request, { errorMarks, engine: corpus.engine }, origin, context.signal),
      call: callLocally({ ...corpus, annotatedTexts: makeAnnotatedTexts(db), errorMarks }, context.signal),
      readCorpus,
    };
  });
}

/** The tools over texts from files, each under its name; analysed for this command and forgotten with it. */
export async function openFileToolCalls(
  texts: ReadonlyMap<string, string>,
  context: CommandContext,
): Promise<ToolCalls> {
  return openParts(async (keep) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'keelerada-'));
    keep(() => rm(dataFolder, { recursive: true, force: true }));
    let annotator: TextAnnotator | null = null;
    const source = readUntilAborted(
      makeFileSource(texts, () => annotator!),
      context.signal,
    );
    // Files have no properties.
    const readTextColumns = () => Promise.resolve(new TextColumns([], []));
    const options = { source, readTextColumns, dataFolder, computeThreads: 1 };
    const corpus = await openCorpusEngine({ ...options, log: (line) => writeLine(context, line) });
    keep(corpus.close);
    annotator = createTextAnnotator(corpus.pool);
    await syncIndex(corpus, context.signal);
    return {
      writeMarkedFiles() {
        throw new CommandFailure('Errors of files are shown by "correct".');
      },
      call: callLocally(
        {
          ...corpus,
          annotatedTexts: makeFileTexts(texts, annotator),
          errorMarks: makeFileMarks(texts, annotator, corpus.pool),
        },
        context.signal,
      ),
      readCorpus: () => Promise.resolve(null),
    };
  });
}

type Closer = () => Promise<void>;

/** Closes what was kept, the last first: with the calls, or at once if they cannot be opened. */
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

/** Calls a tool in this process, as its route does. */
function callLocally(
  given: Omit<ToolParts, 'pageTokens' | 'timers'>,
  signal: AbortSignal,
): ToolCalls['call'] {
  const parts = { ...given, pageTokens: makePageTokens(), timers: new CallTimers() };
  return (tool, request) => callTool(tool, request, parts, signal);
}

/** The same source; no further text is read once the signal is raised. */
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

function makeFileSource(texts: ReadonlyMap<string, string>, annotator: () => TextAnnotator): IndexSource {
  const named = [...texts].map(([id, content], index) => ({ id, content, ordinal: index + 1 }));
  const corpusId = randomUUID();
  return {
    readVersion: () => Promise.resolve({ corpusId, version: 1 }),
    readAnnotator: () => Promise.resolve(null),
    listTexts: () => Promise.resolve(named),
    async *readTexts(afterOrdinal) {
      for (const { id, content, ordinal } of named) {
        if (ordinal <= afterOrdinal) continue;
        const [annotation] = await annotator().annotate([{ text: content }]);
        yield { id, content, ordinal, annotationBytes: annotation!.bytes };
      }
    },
  };
}

/** The marks of the corrector, made when a tool asks for them. */
function makeFileMarks(
  texts: ReadonlyMap<string, string>,
  annotator: TextAnnotator,
  pool: Pick<ComputePool, 'run'>,
): ErrorMarks {
  return {
    ...noErrorMarks,
    async load(ids) {
      const contents = ids.map((id) => ({ text: texts.get(id) ?? '' }));
      const annotations = await annotator.annotate(contents);
      const marked = await pool.run(
        markTextsTask,
        contents.map(({ text }, i) => ({ text, annotation: annotations[i]!.bytes, humanMarks: null })),
      );
      const version = readSoftwareVersion();
      return ids.flatMap((textId, i) =>
        marked[i] ? [{ textId, origin: 'machine' as const, version, marks: marked[i] }] : [],
      );
    },
  };
}

function makeFileTexts(texts: ReadonlyMap<string, string>, annotator: TextAnnotator): AnnotatedTexts {
  const read: AnnotatedTexts['read'] = async (ids, signal) => {
    const contents = ids.map((id) => texts.get(id) ?? '');
    const annotations = await annotator.annotate(
      contents.map((text) => ({ text })),
      signal,
    );
    return contents.map((content, index) => {
      const { bytes, words } = annotations[index]!;
      return { content, annotationBytes: bytes, words };
    });
  };
  return { read, readPresent: read };
}

function writeLine({ stderr }: CommandContext, line: string): void {
  stderr.write(`${line}\n`);
}
