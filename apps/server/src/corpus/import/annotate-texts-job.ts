import type { VersionedAnnotator } from '../annotation/text-annotator';
import { annotatePendingTexts, type AnnotateOptions } from './annotate-pending-texts';
import { countPendingTexts } from '../store/annotation.repository';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import type { Jobs } from '../../platform/jobs/open-jobs';
import { recordJob, runRecorded } from '../../platform/jobs/record-job';

export const ANNOTATE_TEXTS_QUEUE = 'annotate-texts';

/**
 * Analyses in the background what is stored without an analysis by this annotator: texts of an interrupted import, newly
 * accepted ones, all of them after a change of the models. Call at start, and `jobs.request(ANNOTATE_TEXTS_QUEUE)`
 * whenever texts were stored. `onDone` hears when texts got their analyses.
 */
export async function startAnnotateTextsJob(
  connection: DatabaseConnection,
  jobs: Jobs,
  annotator: VersionedAnnotator,
  hear: Pick<AnnotateOptions, 'onProgress'> = {},
  onDone?: () => Promise<void>,
): Promise<void> {
  await jobs.work(ANNOTATE_TEXTS_QUEUE, async (signal, requestedAt) => {
    if ((await countPendingTexts(connection.db, annotator.version)) === 0) return;
    const record = await recordJob(connection.db, { kind: 'analysis', requestedAt });
    const tell = (done: number, total: number): void => {
      record.progress({ phase: 'analysing', done, total });
      hear.onProgress?.(done, total);
    };
    await runRecorded(record, signal, () =>
      annotatePendingTexts(connection, annotator, { ...hear, signal, onProgress: tell }),
    );
    await onDone?.();
  });
  if ((await countPendingTexts(connection.db, annotator.version)) > 0)
    await jobs.request(ANNOTATE_TEXTS_QUEUE);
}
