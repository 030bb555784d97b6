import type { ComputeThread } from '../../../platform/compute/compute-task';
import { openMorphology } from '../../../platform/morphology/open-morphology';

/** Tasks of this process as a compute thread runs them, over a morphology worker of its own. */
export async function openGoldenThread(): Promise<{ thread: ComputeThread; close: () => Promise<void> }> {
  const config = { morphologyUrls: null, morphologyWorkers: 1 };
  const morphology = await openMorphology(config, () => undefined);
  return {
    thread: {
      morphology: morphology.client,
      cachedForms: 10_000,
      usesEncoder: true,
      cancel: { cells: new Int32Array(new SharedArrayBuffer(4)), index: 0 },
      signal: new AbortController().signal,
      giveWay: () => Promise.resolve(),
      report: () => undefined,
    },
    close: () => morphology.close(),
  };
}
