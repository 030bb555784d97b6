import type { ComputePool } from '../../platform/compute/compute-pool';
import { annotateTask } from './annotate-task';
import { readAnnotatorVersion } from './read-annotator-version';
import type { TextAnnotator, VersionedAnnotator } from './text-annotator';

/** The annotator on the compute threads of this process. */
export function createTextAnnotator(pool: ComputePool): TextAnnotator {
  return { annotate: (texts, signal) => pool.run(annotateTask, texts, { signal }) };
}

/** The same with its version, for annotations that are stored. */
export async function createVersionedAnnotator(pool: ComputePool): Promise<VersionedAnnotator> {
  return { ...createTextAnnotator(pool), version: await readAnnotatorVersion() };
}
