import { annotateTask } from '../corpus/annotation/annotate-task';
import { markTextsTask } from '../corpus/error-marks/mark-texts-task';
import { writeSearchAnswerTask } from '../modules/content-search/write-search-answer-task';
import { assessTask } from '../modules/corrector/assessment/assess-task';
import { correctTask } from '../modules/corrector/correct-task';
import { findCorrectionsTask } from '../modules/corrector/find-corrections-task';
import { describeEditsTask } from '../modules/corrector/grammar-service/describe-edits-task';
import { listTextTask } from '../modules/corrector/assessment/list-text-task';
import { readClassTextTask } from '../modules/corrector/assessment/read-class-text-task';
import { analyseSentencesTask } from '../modules/sentence-analysis/analyse-sentences-task';
import { speakTask } from '../modules/speech/speak-task';
import { makeTaskRunner } from '../platform/compute/run-task';
import { buildSegmentTask, indexTextTask, mergeSegmentsTask } from '../corpus/index/segment-tasks';
import { queries, tools } from './tool-list';

/** Entry of the compute threads, with every task that runs in them. */
export const runTask = makeTaskRunner([
  annotateTask,
  markTextsTask,
  indexTextTask,
  buildSegmentTask,
  mergeSegmentsTask,
  correctTask,
  findCorrectionsTask,
  describeEditsTask,
  assessTask,
  listTextTask,
  readClassTextTask,
  analyseSentencesTask,
  speakTask,
  writeSearchAnswerTask,
  ...queries,
  ...tools.flatMap((tool) => tool.tasks ?? []),
]);
