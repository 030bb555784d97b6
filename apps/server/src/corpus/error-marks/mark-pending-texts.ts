import type { Database } from '../../platform/database/database-connection';
import { ComputeThreadLostError } from '../../platform/compute/compute-errors';
import { readTextBatches, workInBatches } from '../../platform/jobs/work-in-batches';
import type { HumanMark } from '../store/human-mark';
import {
  countUnmarkedTexts,
  readUnmarkedTexts,
  saveMarks,
  showMarks,
  type MarksRow,
  type WaitingTexts,
  type UnmarkedText,
} from './pending-marks.repository';
import type { PlacedMark } from '@keelerada/corpus-engine/error-marks/error-mark';
import { encodeMarks } from './stored-marks';
import type { TextMarker } from './text-marker';

const TEXTS_A_READ = 100;
/** A few seconds of one thread: an own text never waits for longer than that. */
const BATCH_CHARACTERS = 12_000;
/** One for each thread of long texts; an own text that comes meanwhile has the next turn. */
const BATCHES_AT_ONCE = 2;
/** Marks that are shown as they come are shown so often: each time the index of errors is loaded anew. */
const SHOW_EVERY_MS = 60_000;

export interface MarkOptions extends WaitingTexts {
  readonly signal?: AbortSignal | undefined;
  /** Called after every stored batch; `failed` are the ids so far of texts that cannot be marked, which count as done. */
  readonly onProgress?: ((done: number, total: number, failed: readonly string[]) => void) | undefined;
}

/**
 * Marks every Estonian text that has no marks of this corrector, in order of arrival, and stores batch after batch: what
 * is done stays done when this is interrupted. Old marks are shown until the last text has new ones. A text that
 * cannot be marked is stored as such, so that this version is not asked again; answers the ids of those.
 */
export async function markPendingTexts(
  db: Database,
  marker: TextMarker,
  { signal, onProgress, ...waiting }: MarkOptions = {},
): Promise<readonly string[]> {
  const total = await countUnmarkedTexts(db, marker, waiting);
  const failed: string[] = [];
  let done = 0;
  let shownAt = performance.now();
  await workInBatches({
    batches: readTextBatches(
      (after) => readUnmarkedTexts(db, marker, after, TEXTS_A_READ, waiting),
      BATCH_CHARACTERS,
    ),
    work: (batch) => markBatch(marker, batch, signal),
    async store(marks) {
      await saveMarks(db, marker, marks);
      failed.push(...marks.filter(({ origin }) => origin === 'failed').map(({ id }) => id));
      done += marks.length;
      onProgress?.(done, total, failed);
      if (performance.now() - shownAt < SHOW_EVERY_MS) return;
      await showMarks(db, marker.version);
      shownAt = performance.now();
    },
    batchesAtOnce: BATCHES_AT_ONCE,
    signal,
  });
  await showMarks(db, marker.version);
  return failed;
}

async function markBatch(
  marker: TextMarker,
  batch: readonly UnmarkedText[],
  signal: AbortSignal | undefined,
): Promise<readonly MarksRow[]> {
  const texts = batch.map(({ content, annotationBytes, humanMarks }) => ({
    text: content,
    annotation: annotationBytes,
    humanMarks: humanMarks === null ? null : (JSON.parse(humanMarks) as readonly HumanMark[]),
  }));
  const marked = await markTexts(marker, texts, signal);
  return batch.map((text, i) => describeMarks(text, marked[i] ?? null));
}

/** Null for a text that cannot be marked. Where a batch costs its thread, its texts are marked alone to find the one. */
async function markTexts(
  marker: TextMarker,
  texts: Parameters<TextMarker['mark']>[0],
  signal: AbortSignal | undefined,
): Promise<readonly (readonly PlacedMark[] | null)[]> {
  try {
    return await marker.mark(texts, signal);
  } catch (error) {
    if (!(error instanceof ComputeThreadLostError)) throw error;
    if (texts.length === 1) return [null];
    const marked: (readonly PlacedMark[] | null)[] = [];
    for (const text of texts) marked.push(...(await markTexts(marker, [text], signal)));
    return marked;
  }
}

function describeMarks(
  { id, hash, humanMarks }: UnmarkedText,
  marks: readonly PlacedMark[] | null,
): MarksRow {
  return {
    ...{ id, hash, gold: humanMarks !== null },
    origin: marks === null ? 'failed' : humanMarks === null ? 'machine' : 'gold',
    codes: (marks ?? []).map(({ code }) => code).join(','),
    edits: encodeMarks(marks ?? []),
  };
}
