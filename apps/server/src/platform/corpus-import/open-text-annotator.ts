import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAnnotator } from '@keelerada/estonian/annotate-text';
import { makeAnnotatorVersion } from '@keelerada/estonian/annotator-version';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { PROJECT_ROOT } from '../config/project-root';
import type { Config } from '../config/settings';
import { openMorphology } from '../morphology/open-morphology';
import { createTextAnnotator } from './create-text-annotator';
import type { TextAnnotator } from './text-annotator';

const TAGGER_MODEL_PATH = join(PROJECT_ROOT, 'models', 'tagger', 'tagger.bin');

export interface OpenTextAnnotator extends TextAnnotator {
  close(): Promise<void>;
}

/** An annotator in this thread over the morphology workers of the configuration, for the command line. */
export async function openTextAnnotator(
  config: Pick<Config, 'morphologyUrls' | 'morphologyWorkers'>,
  log: (line: string) => void,
): Promise<OpenTextAnnotator> {
  const modelBytes = await readFile(TAGGER_MODEL_PATH);
  const morphology = await openMorphology(config, log);
  const annotator = createAnnotator({
    morphology: morphology.client,
    taggerModel: loadTaggerModel(modelBytes),
  });
  return {
    ...createTextAnnotator(annotator, makeAnnotatorVersion(modelBytes)),
    close: morphology.close,
  };
}
