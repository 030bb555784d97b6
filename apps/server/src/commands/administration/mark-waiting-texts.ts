import { readAnnotatorVersion } from '../../corpus/annotation/read-annotator-version';
import { markPendingTexts } from '../../corpus/error-marks/mark-pending-texts';
import { countUnmarkedTexts } from '../../corpus/error-marks/pending-marks.repository';
import { createTextMarker } from '../../corpus/error-marks/text-marker';
import { createComputePool } from '../../platform/compute/compute-pool';
import { DatabaseInUseError } from '../../platform/database/failures/database-in-use-error';
import { openDatabase } from '../../platform/database/open-database';
import { showProgress } from '../output/show-progress';
import type { CommandContext } from '../context/command-context';

/**
 * Marks the texts that wait for it, with progress; what is done stays done. With `onlyMarkedByPeople` those whose marks are
 * there and have only to be placed. Does nothing where a server has the database: it marks by itself.
 */
export async function markWaitingTexts(
  context: CommandContext,
  waiting: { readonly onlyMarkedByPeople: boolean },
): Promise<void> {
  const connection = await openDatabase(context.config()).catch((error: unknown) => {
    if (error instanceof DatabaseInUseError) return null;
    throw error;
  });
  if (connection === null) return;
  try {
    const annotator = { version: await readAnnotatorVersion() };
    const { version } = await createTextMarker({ run: neverRun }, annotator);
    const versions = { version, annotatorVersion: annotator.version };
    if ((await countUnmarkedTexts(connection.db, versions, waiting)) === 0) return;
    const pool = createComputePool();
    const progress = showProgress(context);
    try {
      await markPendingTexts(connection.db, await createTextMarker(pool, annotator), {
        ...waiting,
        signal: context.signal,
        onProgress: (done, total) => progress.update('Marking errors', done, total),
      });
    } finally {
      progress.end();
      await pool.close();
    }
  } finally {
    await connection.close();
  }
}

/** Whether anything waits is asked before a pool is opened. */
const neverRun = (): Promise<never> => Promise.reject(new Error('Nothing is marked yet.'));
