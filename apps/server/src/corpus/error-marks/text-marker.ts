import type { ComputePool } from '../../platform/compute/compute-pool';
import type { VersionedAnnotator } from '../annotation/text-annotator';
import { markTextsTask, type MarkedTexts, type TextToMark } from './mark-texts-task';
import type { MarkVersions } from './pending-marks.repository';
import { readCorrectorVersion } from './read-corrector-version';

/** The port to the marking of errors. */
export interface TextMarker extends MarkVersions {
  /** Rejects with QueryCancelledError once the signal is raised. */
  mark(texts: readonly TextToMark[], signal?: AbortSignal): Promise<MarkedTexts>;
}

/** The corrector on the compute threads of this process, over annotations of this annotator. */
export async function createTextMarker(
  pool: Pick<ComputePool, 'run'>,
  { version: annotatorVersion }: Pick<VersionedAnnotator, 'version'>,
): Promise<TextMarker> {
  return {
    version: await readCorrectorVersion(annotatorVersion),
    annotatorVersion,
    mark: (texts, signal) => pool.run(markTextsTask, texts, { signal }),
  };
}
