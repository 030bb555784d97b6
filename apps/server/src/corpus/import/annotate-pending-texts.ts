import { completeReplacement, type AnalysedContent } from '../store/annotation-replacement.repository';
import {
  countPendingTexts,
  deleteUnusedAnnotations,
  readPendingTexts,
  saveAnnotations,
  type PendingText,
  type TextAnnotation,
} from '../store/annotation.repository';
import { keyOf, readGivenAnnotations } from '../store/given-annotation.repository';
import { refreshStatistics } from '../../platform/database/refresh-statistics';
import type { Database, DatabaseConnection } from '../../platform/database/database-connection';
import {
  askPatiently,
  readTextBatches,
  workInBatches,
  type Patience,
} from '../../platform/jobs/work-in-batches';
import { ComputeQueueFullError } from '../../platform/compute/compute-errors';
import { MorphologyUnavailableError } from '../../platform/morphology/morphology-errors';
import type { ImportProblem } from './formats/import-item';
import type { GivenText, TextAnnotator, VersionedAnnotator } from '../annotation/text-annotator';

/** Enough for one call of the analyser to be worth its way, few enough to show progress and to lose little. */
const BATCH_CHARACTERS = 100_000;
const MAX_BATCH_TEXTS = 100;
/** While one batch is tagged here, the analyser works on the next. */
const BATCHES_AT_ONCE = 3;
/** So many texts failing one after another is the analyser's fault, not the texts'. */
const MAX_FAILURES_IN_A_ROW = 3;

/** Also how an analyser that is late is waited for: for minutes, unless `mostWaits` says less. */
export interface AnnotateOptions extends Pick<Patience, 'signal' | 'onWait' | 'mostWaits'> {
  /** Called after every stored batch. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface AnnotateResult {
  /** Texts that got their analysis. */
  readonly texts: number;
  /** Texts that cannot be analysed; they stay pending. */
  readonly problems: readonly ImportProblem[];
}

/**
 * Analyses every text that has no analysis by this annotator, in order of arrival, and stores batch after batch: what is
 * done stays done when this is interrupted. Equal texts are analysed once. Texts that another annotator analysed keep that
 * analysis until all have a new one and change over together; texts without any wait for that moment too. Rejects if
 * the analyser cannot be reached.
 */
export async function annotatePendingTexts(
  connection: DatabaseConnection,
  annotator: VersionedAnnotator,
  options: AnnotateOptions = {},
): Promise<AnnotateResult> {
  const { db } = connection;
  if ((await countPendingTexts(db, annotator.version)) === 0) return { texts: 0, problems: [] };
  for (;;) {
    const pass = await annotateOnce(connection, annotator, options);
    const replaced = await completeReplacement(db, annotator.version, pass.failed);
    // Another process took analyses away or brought texts back: they are made again.
    if (replaced.waiting > 0 && pass.made > 0) continue;
    if (replaced.waiting === 0) await deleteUnusedAnnotations(db, annotator.version);
    await refreshStatistics((sql) => connection.executeSql(sql));
    return { texts: pass.texts + replaced.texts, problems: pass.problems };
  }
}

interface AnnotatePass {
  /** Texts that got their analysis at once. */
  texts: number;
  /** Analyses made. */
  made: number;
  readonly failed: AnalysedContent[];
  readonly problems: ImportProblem[];
}

async function annotateOnce(
  connection: DatabaseConnection,
  annotator: VersionedAnnotator,
  options: AnnotateOptions,
): Promise<AnnotatePass> {
  const { db } = connection;
  const { signal, onProgress } = options;
  const total = await countPendingTexts(db, annotator.version);
  const pass: AnnotatePass = { texts: 0, made: 0, failed: [], problems: [] };
  const failures = { inARow: 0 };
  const patient: TextAnnotator = {
    annotate: (texts) =>
      askPatiently(() => annotator.annotate(texts), { ...options, mayPass: isAnalyserAway }),
  };
  let done = 0;
  await workInBatches({
    batches: readTextBatches(
      (after) => readPendingTexts(db, annotator.version, after, MAX_BATCH_TEXTS),
      BATCH_CHARACTERS,
    ),
    work: (batch) => annotateBatch(db, patient, batch, failures),
    async store(result) {
      pass.texts += await saveAnnotations(db, annotator.version, result.annotations);
      pass.made += result.annotations.filter(({ annotation }) => annotation !== null).length;
      pass.failed.push(...result.failed);
      pass.problems.push(...result.problems);
      done += result.annotations.length + result.problems.length;
      onProgress?.(done, total);
    },
    batchesAtOnce: BATCHES_AT_ONCE,
    signal,
  });
  return pass;
}

interface BatchResult {
  readonly annotations: TextAnnotation[];
  readonly failed: readonly AnalysedContent[];
  readonly problems: ImportProblem[];
}

interface Failures {
  inARow: number;
}

/** What was given with a text takes the place of an own analysis. */
async function annotateBatch(
  db: Database,
  annotator: TextAnnotator,
  batch: readonly PendingText[],
  failures: Failures,
): Promise<BatchResult> {
  const seen = new Set<string>();
  const without = batch.filter((text) => {
    const key = keyOf(text);
    if (text.hasAnnotation || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const made = new Map<PendingText, TextAnnotation>();
  const given = await readGivenAnnotations(db, without);
  for (const text of without) {
    const annotation = given.get(keyOf(text));
    if (annotation) made.set(text, { text, annotation });
  }
  const missing = without.filter((text) => !made.has(text));
  const problems: ImportProblem[] = [];
  try {
    const annotations = missing.length > 0 ? await annotator.annotate(missing.map(toGivenText)) : [];
    missing.forEach((text, place) => made.set(text, { text, annotation: annotations[place]! }));
    failures.inARow = 0;
  } catch (error) {
    if (isAnalyserAway(error)) throw error;
    problems.push(...(await annotateOneByOne(annotator, missing, made, failures)));
  }
  const failed = missing.filter((text) => !made.has(text));
  const failedKeys = new Set(failed.map(keyOf));
  const annotations = batch
    .filter((text) => !failedKeys.has(keyOf(text)))
    .map((text) => made.get(text) ?? { text, annotation: null });
  return { annotations, failed, problems };
}

/** The analyser is late, or the threads that ask it are busy. */
const isAnalyserAway = (error: unknown): boolean =>
  error instanceof MorphologyUnavailableError || error instanceof ComputeQueueFullError;

function toGivenText({ content, language }: PendingText): GivenText {
  return { text: content, language };
}

/** Finds the texts that spoil a batch. Rejects if it is the analyser after all. */
async function annotateOneByOne(
  annotator: TextAnnotator,
  texts: readonly PendingText[],
  made: Map<PendingText, TextAnnotation>,
  failures: Failures,
): Promise<ImportProblem[]> {
  const problems: ImportProblem[] = [];
  for (const text of texts) {
    try {
      const [annotation] = await annotator.annotate([toGivenText(text)]);
      made.set(text, { text, annotation: annotation! });
      failures.inARow = 0;
    } catch (error) {
      if (isAnalyserAway(error)) throw error;
      problems.push({
        place: `text ${text.id}`,
        reason: `it cannot be analysed: ${(error as Error).message}`,
      });
      if (++failures.inARow >= MAX_FAILURES_IN_A_ROW) throw error;
    }
  }
  return problems;
}
