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
  turnTask,
} from './tasks-for-test';

export const runTask = makeTaskRunner([
  ...[fillTask, failTask, stepTask, spinTask, readTask, turnTask],
  ...[askTask, hangTask, encodeTask, dieTask],
]);
