// Worker thread of `analyse`: it may be busy for long, and can be ended at any moment.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createAnnotator } from '@keelerada/estonian/annotate-text';
import { annotateConllu } from '@keelerada/estonian/conllu/annotate-conllu';
import { readConllu } from '@keelerada/estonian/conllu/read-conllu';
import { writeAnnotationConllu, writeConllu } from '@keelerada/estonian/conllu/write-conllu';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { TAGGER_MODEL_PATH } from '../platform/corpus-index/tagger-model-path';
import { createMorphologyClient } from '../platform/morphology/morphology-client';
import type { AnalyseAnswer, AnalyseWorkerData } from './analyse-task';
import { describeAnalysis, describeSentences } from './describe-analysis';

if (!parentPort) throw new Error('This file runs as a worker thread only.');
const port = parentPort;

async function analyse({ task, morphologyUrls }: AnalyseWorkerData): Promise<string> {
  const { input, isPretokenized, isJson, language } = task;
  const taggerModel = loadTaggerModel(await readFile(TAGGER_MODEL_PATH));
  const morphology = createMorphologyClient({ urls: morphologyUrls });
  const annotator = createAnnotator({ morphology, taggerModel });
  if (isPretokenized) {
    const annotated = await annotateConllu(annotator, readConllu(input));
    return isJson ? writeJson(describeSentences(annotated)) : writeConllu(annotated);
  }
  const annotation = await annotator.annotate(input, language);
  return isJson ? writeJson(describeAnalysis(input, annotation)) : writeAnnotationConllu(input, annotation);
}

function writeJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function answer(): Promise<AnalyseAnswer> {
  try {
    return { output: await analyse(workerData as AnalyseWorkerData) };
  } catch (error) {
    const { name, message } = error as Error;
    return { error: { name, message } };
  }
}

port.postMessage(await answer());
