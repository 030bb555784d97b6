import { createComputePool } from '../../platform/compute/compute-pool';
import { createVersionedAnnotator } from './create-text-annotator';
import type { VersionedAnnotator } from './text-annotator';

/** Forms of a corpus of 600,000 words. */
const CACHED_FORMS = 120_000;

export interface OpenTextAnnotator extends VersionedAnnotator {
  close(): Promise<void>;
}

/** An annotator for a command, in threads that end with it. */
export async function openTextAnnotator(): Promise<OpenTextAnnotator> {
  const pool = createComputePool({ cachedForms: CACHED_FORMS });
  return { ...(await createVersionedAnnotator(pool)), close: () => pool.close() };
}
