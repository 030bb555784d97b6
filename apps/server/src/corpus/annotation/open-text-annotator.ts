import { createComputePool } from '../../platform/compute/compute-pool';
import type { Config } from '../../platform/config/settings';
import { openMorphology } from '../../platform/morphology/open-morphology';
import { createVersionedAnnotator } from './create-text-annotator';
import type { VersionedAnnotator } from './text-annotator';

/** Forms of a corpus of 600,000 words. */
const CACHED_FORMS = 120_000;
/** While one call is tagged, the morphology workers are at the next. */
const CALLS_AT_ONCE = 3;

export interface OpenTextAnnotator extends VersionedAnnotator {
  close(): Promise<void>;
}

/**
 * An annotator for a command: one thread over the morphology workers of the configuration, which it starts and ends.
 * Rejects with MorphologyStartError.
 */
export async function openTextAnnotator(
  config: Pick<Config, 'morphologyUrls' | 'morphologyWorkers'>,
  log: (line: string) => void,
): Promise<OpenTextAnnotator> {
  const morphology = await openMorphology(config, log);
  const pool = createComputePool({
    morphologyUrls: morphology.urls(),
    workThreads: 1,
    tasksPerWorkThread: CALLS_AT_ONCE,
    cachedForms: CACHED_FORMS,
  });
  return {
    ...(await createVersionedAnnotator(pool)),
    async close() {
      await pool.close();
      await morphology.close();
    },
  };
}
