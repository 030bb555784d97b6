// For tests: the entry of a compute thread that runs the tasks for tests.
import { makeTaskRunner } from '../run-task';
import { fillTask, failTask, readTask, spinTask, stepTask } from './tasks-for-test';

export const runTask = makeTaskRunner([fillTask, failTask, stepTask, spinTask, readTask]);
