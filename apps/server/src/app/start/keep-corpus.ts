import { IndexIncompleteError } from '@keelerada/corpus-engine/token-index/token-index';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { VersionedAnnotator } from '../../corpus/annotation/text-annotator';
import type { TextMarker } from '../../corpus/error-marks/text-marker';
import type { OpenCorpusEngine } from '../../corpus/engine/open-corpus-engine';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import { ANNOTATE_TEXTS_QUEUE, startAnnotateTextsJob } from '../../corpus/import/annotate-texts-job';
import { openJobs, type Jobs } from '../../platform/jobs/open-jobs';
import { queries } from '../tool-list';
import { MARK_TEXTS_QUEUE, startMarkTextsJob } from '../../corpus/error-marks/mark-texts-job';
import { readMarksState } from '../../corpus/store/marks-state.repository';

/** How often the store is asked whether it has changed: one row. An import by another process is seen soon after. */
const SYNC_INTERVAL_MS = 2000;

export interface CorpusParts {
  readonly connection: DatabaseConnection;
  readonly annotator: VersionedAnnotator;
  /** Null where the errors of texts are not marked here. */
  readonly marker: TextMarker | null;
  readonly corpus: Pick<OpenCorpusEngine, 'index' | 'warm'>;
  readonly log: (line: string) => void;
}

export interface CorpusKeeper {
  readonly ready: Promise<void>;
  /**
   * Asks for the analysis of texts that have none, and for marks of those that have one; before the corpus is loaded
   * there is no need to ask.
   */
  readonly requestAnnotation: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Loads the corpus, then keeps its analyses and its index up to date with the store until closed. */
export function keepCorpus(parts: CorpusParts): CorpusKeeper {
  const { connection, annotator, marker, corpus, log } = parts;
  const { index } = corpus;
  let isClosed = false;
  let jobs: Jobs | null = null;
  const marks = keepMarks(connection, marker, log);
  let timer: NodeJS.Timeout | null = null;

  async function load(): Promise<void> {
    await syncFirst(parts, () => isClosed);
    log(`The corpus is loaded: ${index.size} texts.`);
    void warm();
    // The thread for short texts then has its models loaded before somebody waits for them.
    annotator.annotate([{ text: 'Tere!' }]).catch(() => undefined);
    const opened = await openJobs(connection, (error) => log(`A background job failed: ${error.name}`));
    jobs = opened;
    if (isClosed) return opened.close();
    const onProgress = (done: number, total: number): void => log(`Analysed ${done} of ${total} texts.`);
    await startAnnotateTextsJob(connection, opened, annotator, { onProgress }, marks.request);
    await marks.start(opened);
    scheduleSync();
  }

  async function warm(): Promise<void> {
    await corpus
      .warm(queries, () => isClosed)
      .catch((error: unknown) => log(`The index could not be warmed up: ${(error as Error).name}`));
  }

  function scheduleSync(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      index
        .sync()
        .then(warm)
        .then(marks.notice)
        .catch((error: unknown) => log(`The index could not be brought up to date: ${(error as Error).name}`))
        .finally(scheduleSync);
    }, SYNC_INTERVAL_MS);
  }

  const ready = load().catch((error: unknown) => {
    // What is cut short by closing is taken up again at the next start.
    if (!isClosed) throw error;
  });
  return {
    ready,
    async requestAnnotation() {
      await jobs?.request(ANNOTATE_TEXTS_QUEUE);
      await marks.request();
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await jobs?.close();
    },
  };
}

/** A store of which a part is away is waited for. */
async function syncFirst(
  { corpus: { index }, log }: Pick<CorpusParts, 'corpus' | 'log'>,
  isClosed: () => boolean,
): Promise<void> {
  for (let told = false; ;) {
    try {
      return await index.sync();
    } catch (error) {
      if (!(error instanceof IndexIncompleteError) || isClosed()) throw error;
      if (!told) log(`${error.message} It is tried again.`);
      told = true;
      await setTimeoutPromise(SYNC_INTERVAL_MS);
    }
  }
}

interface MarkKeeper {
  /** Begins to mark; before that there is no need to ask. */
  readonly start: (jobs: Jobs) => Promise<void>;
  /** Asks for marks of texts that have none. */
  readonly request: () => Promise<void>;
  /** The same where texts or marks of people have come or gone, as by an import of another process. */
  readonly notice: () => Promise<void>;
}

/** Keeps the marks of the corpus up to date with its texts; does nothing without a marker. */
function keepMarks(
  connection: DatabaseConnection,
  marker: TextMarker | null,
  log: (line: string) => void,
): MarkKeeper {
  let jobs: Jobs | null = null;
  let known = '';

  const request = async (): Promise<void> => jobs?.request(MARK_TEXTS_QUEUE);
  // A batch is a few texts: it is enough to hear of the last one.
  const tell = (done: number, total: number, failed: readonly string[]): void => {
    if (done !== total) return;
    log(`The errors of ${total - failed.length} texts are marked.`);
    if (failed.length > 0)
      log(`This version of the corrector cannot mark ${failed.length} texts: ${failed.join(', ')}`);
  };
  return {
    async start(opened) {
      if (!marker) return;
      jobs = opened;
      await startMarkTextsJob(connection, opened, marker, tell);
    },
    request,
    async notice() {
      if (!jobs) return;
      const { name } = await readMarksState(connection.db);
      if (name === known) return;
      known = name;
      await request();
    },
  };
}
