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
import type { TextToAnnotate } from '@keelerada/estonian/annotation/annotate-text';
import { refreshStatistics } from '../../platform/database/refresh-statistics';
import type { Database, DatabaseConnection } from '../../platform/database/database-connection';
import { readTextBatches, workInBatches } from '../../platform/jobs/work-in-batches';
import type { ImportProblem } from './formats/import-item';
import type { TextAnnotator, VersionedAnnotator } from '../annotation/text-annotator';

/** Few enough to show progress and to lose little. */
const BATCH_CHARACTERS = 100_000;
const MAX_BATCH_TEXTS = 100;
/** One for each thread of long texts, and one that is stored meanwhile. */
const BATCHES_AT_ONCE = 3;
/** So many texts failing one after another is the analyser's fault, not the texts'. */
const MAX_FAILURES_IN_A_ROW = 3;

export interface AnnotateOptions {
  readonly signal?: AbortSignal | undefined;
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
 * analysis until all have a new one and change over together; texts without any wait for that moment too. Rejects where
 * texts fail one after another.
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
  let done = 0;
  await workInBatches({
    batches: readTextBatches(
      (after) => readPendingTexts(db, annotator.version, after, MAX_BATCH_TEXTS),
      BATCH_CHARACTERS,
    ),
    work: (batch) => annotateBatch(db, annotator, batch, failures),
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
  } catch {
    problems.push(...(await annotateOneByOne(annotator, missing, made, failures)));
  }
  const failed = missing.filter((text) => !made.has(text));
  const failedKeys = new Set(failed.map(keyOf));
  const annotations = batch
    .filter((text) => !failedKeys.has(keyOf(text)))
    .map((text) => made.get(text) ?? { text, annotation: null });
  return { annotations, failed, problems };
}

function toGivenText({ content, language }: PendingText): TextToAnnotate {
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
      problems.push({
        place: `text ${text.id}`,
        reason: `it cannot be analysed: ${(error as Error).message}`,
      });
      if (++failures.inARow >= MAX_FAILURES_IN_A_ROW) throw error;
    }
  }
  return problems;
}
