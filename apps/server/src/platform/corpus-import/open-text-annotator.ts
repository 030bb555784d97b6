import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../config/project-root';
import type { Config } from '../config/settings';
import { openMorphology } from '../morphology/open-morphology';
import { startAnnotatorThread, type AnnotatorThread } from './annotator-thread';

const TAGGER_MODEL_PATH = join(PROJECT_ROOT, 'models', 'tagger', 'tagger.bin');

/** An annotator in its own thread over the morphology workers of the configuration, which it starts and ends. */
export async function openTextAnnotator(
  config: Pick<Config, 'morphologyUrls' | 'morphologyWorkers'>,
  log: (line: string) => void,
): Promise<AnnotatorThread> {
  const modelBytes = await readFile(TAGGER_MODEL_PATH);
  const morphology = await openMorphology(config, log);
  const worker = startAnnotatorThread({ modelBytes, morphologyUrls: morphology.urls() });
  return {
    ...worker,
    async close() {
      await worker.close();
      await morphology.close();
    },
  };
}
