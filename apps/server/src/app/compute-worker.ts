import { annotateTask } from '../platform/annotation/annotate-task';
import { makeTaskRunner } from '../platform/compute/run-task';
import { buildSegmentTask, indexTextTask, mergeSegmentsTask } from '../platform/corpus-index/segment-tasks';
import { queries, tools } from './tool-list';

/** Entry of the compute threads, with every task that runs in them. */
export const runTask = makeTaskRunner([
  annotateTask,
  indexTextTask,
  buildSegmentTask,
  mergeSegmentsTask,
  ...queries,
  ...tools.flatMap((tool) => tool.tasks ?? []),
]);
