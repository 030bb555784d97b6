import { workerData } from 'node:worker_threads';
import { buildFromPort } from './build-from-port';
import type { ComputeTask, ComputeWorkerData, TaskAnswer, TaskResults } from './compute-task';
import { OpenSegments } from './open-segments';
import { runQuery } from './run-query';
import { mergeShared } from './merge-shared';
import { TextAnalysis } from './text-analysis';

/** Entry of the compute threads: piscina calls `runTask` with one task after another. */

const { taggerModelPath, morphologyUrls } = workerData as ComputeWorkerData;
const segments = new OpenSegments();
const analysis = new TextAnalysis(taggerModelPath, morphologyUrls);

/** Runs a task. Errors come back as an answer, because they would lose their class on the way between threads. */
export async function runTask(task: ComputeTask): Promise<TaskAnswer<TaskResults[ComputeTask['kind']]>> {
  try {
    return { ok: true, result: await run(task) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { ok: false, errorName: name, errorMessage: message };
  }
}

async function run(task: ComputeTask): Promise<TaskResults[ComputeTask['kind']]> {
  switch (task.kind) {
    case 'OWN_TEXT':
      return analysis.makeSegment(task.text, task.cancelCell);
    case 'ANNOTATE':
      return analysis.annotate(task.texts);
    case 'BUILD':
      return buildFromPort(task.port);
    case 'MERGE':
      return mergeShared(task.segments);
    default:
      return runQuery(task, segments);
  }
}
