// Worker thread: analyses texts away from the thread that serves requests and the database.
import { parentPort, workerData } from 'node:worker_threads';
import { createAnnotator } from '@keelerada/estonian/annotate-text';
import { makeAnnotatorVersion } from '@keelerada/estonian/annotator-version';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { createMorphologyClient } from '../morphology/morphology-client';
import type { AnnotateAnswer, AnnotateRequest, AnnotateWorkerData } from './annotate-worker-messages';
import { createTextAnnotator } from './create-text-annotator';

if (!parentPort) throw new Error('This file runs as a worker thread only.');
const port = parentPort;
const { modelBytes, morphologyUrls } = workerData as AnnotateWorkerData;
const annotator = createTextAnnotator(
  createAnnotator({
    morphology: createMorphologyClient({ urls: morphologyUrls }),
    taggerModel: loadTaggerModel(modelBytes),
  }),
  makeAnnotatorVersion(modelBytes),
);

async function answer({ id, texts }: AnnotateRequest): Promise<void> {
  try {
    const annotations = await annotator.annotateTexts(texts);
    port.postMessage({ id, annotations } satisfies AnnotateAnswer);
  } catch (error) {
    const { name, message } = error as Error;
    port.postMessage({ id, error: { name, message } } satisfies AnnotateAnswer);
  }
}

port.on('message', (request: AnnotateRequest) => void answer(request));
