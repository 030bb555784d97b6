import { MARK_TEXTS_QUEUE, startMarkTextsJob } from '../../corpus/error-marks/mark-texts-job';
import { readMarksState } from '../../corpus/store/marks-state.repository';
import type { TextMarker } from '../../corpus/error-marks/text-marker';
import type { DatabaseConnection } from '../../platform/database/database-connection';
import type { Jobs } from '../../platform/jobs/open-jobs';

export interface MarkKeeper {
  /** Begins to mark; before that there is no need to ask. */
  readonly start: (jobs: Jobs) => Promise<void>;
  /** Asks for marks of texts that have none. */
  readonly request: () => Promise<void>;
  /** The same where texts or marks of people have come or gone, as by an import of another process. */
  readonly notice: () => Promise<void>;
}

/** Keeps the marks of the corpus up to date with its texts; does nothing without a marker. */
export function keepMarks(
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
