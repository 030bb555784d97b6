import { join } from 'node:path';
import { PROJECT_ROOT } from '../config/project-root';
import type { Config } from '../config/settings';
import { createMorphologyClient, type MorphologyClient } from './morphology-client';
import { startMorphologySupervisor } from './morphology-supervisor';

export interface OpenMorphology {
  readonly client: MorphologyClient;
  /** Enough for another thread to make its own client: the addresses outlive restarts. */
  readonly urls: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Interpreter of the environment that scripts/setup-python.mjs makes. */
export const PROJECT_PYTHON = join(
  PROJECT_ROOT,
  '.venv',
  process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python',
);

/** The workers at MORPHOLOGY_URLS, or own ones, started and watched. Rejects with MorphologyStartError. */
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
