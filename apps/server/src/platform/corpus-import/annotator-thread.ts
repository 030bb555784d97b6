import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeAnnotatorVersion } from '@keelerada/estonian/annotator-version';
import { PROJECT_ROOT } from '../config/project-root';
import type { StoredAnnotation } from '../corpus-store/annotation.repository';
import { MorphologyUnavailableError } from '../morphology/morphology-errors';
import type { AnnotateAnswer, AnnotateRequest, AnnotateWorkerData } from './annotate-worker-messages';
import type { TextAnnotator } from './text-annotator';

const WORKER_PATH = join(PROJECT_ROOT, 'apps', 'server', 'dist', 'annotate-worker.js');
const MAX_HEAP_MB = 900;
/**
 * What lives a sentence is collected cheaply where there is room for many sentences: texts whose forms were met before
 * take a fifth less time than with half of it. V8 takes three semi-spaces.
 */
export const SEMI_SPACE_MB = 32;
const MAX_YOUNG_MB = 3 * SEMI_SPACE_MB;

export interface AnnotatorThread extends TextAnnotator {
  close(): Promise<void>;
}

interface Waiting {
  resolve(annotations: StoredAnnotation[]): void;
  reject(error: Error): void;
}

/**
 * An annotator in a thread of its own: tagging blocks neither the event loop nor the database, and several calls at
 * once keep the thread and the morphology workers busy together. A thread that dies is started again with the next call.
 */
export function startAnnotatorThread(data: AnnotateWorkerData, workerPath = WORKER_PATH): AnnotatorThread {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function open(): Worker {
    const opened = new Worker(workerPath, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
    });
    opened.on('message', (message: AnnotateAnswer) => {
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      if ('annotations' in message) call?.resolve([...message.annotations]);
      else call?.reject(remakeError(message.error));
    });
    opened.on('error', (error) => fail(opened, error));
    opened.on('exit', () => fail(opened, new Error('The thread that analyses texts ended.')));
    return opened;
  }

  function fail(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = null;
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  }

  return {
    version: makeAnnotatorVersion(data.modelBytes),
    annotateTexts(texts) {
      worker ??= open();
      const id = ++lastId;
      const given = texts.map(({ content, language }) => ({ content, language }));
      worker.postMessage({ id, texts: given } satisfies AnnotateRequest);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    async close() {
      const ended = worker;
      if (ended) fail(ended, new Error('The analysis of texts was closed.'));
      await ended?.terminate();
    },
  };
}

/** The name decides whether trying again makes sense; classes do not pass between threads. */
function remakeError({ name, message }: { name: string; message: string }): Error {
  return name === 'MorphologyUnavailableError' ? new MorphologyUnavailableError(message) : new Error(message);
}
