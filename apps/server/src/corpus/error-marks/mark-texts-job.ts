import type { DatabaseConnection } from '../../platform/database/database-connection';
import type { Jobs } from '../../platform/jobs/open-jobs';
import { recordJob, runRecorded } from '../../platform/jobs/record-job';
import { markPendingTexts, type MarkOptions } from './mark-pending-texts';
import { countUnmarkedTexts } from './pending-marks.repository';
import type { TextMarker } from './text-marker';

export const MARK_TEXTS_QUEUE = 'mark-texts';

/**
 * Marks in the background the errors of the Estonian texts that this corrector has not seen. Call at start, and
 * `jobs.request(MARK_TEXTS_QUEUE)` whenever texts were analysed or marked by people.
 */
export async function startMarkTextsJob(
  connection: DatabaseConnection,
  jobs: Jobs,
  marker: TextMarker,
  onProgress?: MarkOptions['onProgress'],
): Promise<void> {
  const { db } = connection;
  await jobs.work(MARK_TEXTS_QUEUE, async (signal, requestedAt) => {
    if ((await countUnmarkedTexts(db, marker)) === 0) return;
    const record = await recordJob(db, { kind: 'marking', requestedAt });
    const tell: NonNullable<MarkOptions['onProgress']> = (done, total, failed) => {
      record.progress({ phase: 'marking', done, total });
      onProgress?.(done, total, failed);
    };
    await runRecorded(record, signal, () => markPendingTexts(db, marker, { signal, onProgress: tell }));
  });
  if ((await countUnmarkedTexts(db, marker)) > 0) await jobs.request(MARK_TEXTS_QUEUE);
}
