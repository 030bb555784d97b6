// For tests: one analyser for all files, named by MORPHOLOGY_URLS; a test that kills or holds one starts its own.
import { PROJECT_PYTHON } from '../open-morphology';
import { startWorkerProcess } from '../worker-process';

export async function setup(): Promise<() => Promise<void>> {
  const worker = await startWorkerProcess({ python: PROJECT_PYTHON, port: 0, log: () => undefined });
  process.env['MORPHOLOGY_URLS'] = worker.url;
  return () => worker.stop();
}
