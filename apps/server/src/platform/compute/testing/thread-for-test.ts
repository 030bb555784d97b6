// For tests: tasks run in the thread of the test, with the encoder.
import type { ComputeThread } from '../compute-task';

export const threadForTest: ComputeThread = {
  cachedForms: 10_000,
  usesEncoder: true,
  cancel: { cells: new Int32Array(new SharedArrayBuffer(4)), index: 0 },
  signal: new AbortController().signal,
  giveWay: () => Promise.resolve(),
  report: () => undefined,
};
