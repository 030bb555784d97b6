// For tests: the entry of a compute thread that runs the tasks for tests.
import { makeTaskRunner } from '../run-task';
import {
  askTask,
  dieTask,
  encodeTask,
  failTask,
  fillTask,
  hangTask,
  holdTask,
  readTask,
  spinTask,
  stepTask,
  turnTask,
} from './tasks-for-test';

/** Each step is a turn. */
const TURN_MS = 0;

export const runTask = makeTaskRunner(
  [
    fillTask,
    failTask,
    stepTask,
    spinTask,
    readTask,
    holdTask,
    turnTask,
    askTask,
    hangTask,
    encodeTask,
    dieTask,
  ],
  TURN_MS,
);
