import { join } from 'node:path';
import { PROJECT_ROOT } from '../config/project-root';
import type { Config } from '../config/settings';
import { createMorphologyClient } from './morphology-client';
import type { MorphologyClient } from './morphology-port';
import { startMorphologySupervisor } from './morphology-supervisor';

export interface OpenMorphology {
  readonly client: MorphologyClient;
  /** The addresses stay valid over restarts; with them another thread makes its own client. */
  readonly urls: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Interpreter of the environment made by scripts/setup-python.mjs. */
export const PROJECT_PYTHON = join(
  PROJECT_ROOT,
  '.venv',
  process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python',
);

/** Connects to the workers at MORPHOLOGY_URLS, or starts and supervises own ones. Rejects with MorphologyStartError. */
export async function openMorphology(
  config: Pick<Config, 'morphologyUrls' | 'morphologyWorkers'>,
  log: (line: string) => void,
): Promise<OpenMorphology> {
  const { morphologyUrls, morphologyWorkers } = config;
  if (morphologyUrls) {
    const client = createMorphologyClient({ urls: morphologyUrls });
    return { client, urls: () => morphologyUrls, close: () => Promise.resolve(client.close()) };
  }
  const options = { python: PROJECT_PYTHON, workers: morphologyWorkers, log };
  const supervisor = await startMorphologySupervisor(options);
  const client = createMorphologyClient({ urls: supervisor.urls });
  return {
    client,
    urls: supervisor.urls,
    close: async () => {
      client.close();
      await supervisor.close();
    },
  };
}
