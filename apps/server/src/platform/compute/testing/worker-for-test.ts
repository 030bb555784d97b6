// For tests: the entry of a compute thread that runs the tasks for tests.
import { makeTaskRunner } from '../run-task';
import {
  askTask,
  dieTask,
  encodeTask,
  failTask,
  fillTask,
  hangTask,
  readTask,
  spinTask,
  stepTask,
} from './tasks-for-test';

export const runTask = makeTaskRunner([
  ...[fillTask, failTask, stepTask, spinTask, readTask],
  ...[askTask, hangTask, encodeTask, dieTask],
]);
