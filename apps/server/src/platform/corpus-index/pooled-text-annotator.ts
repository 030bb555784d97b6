import { readFile } from 'node:fs/promises';
import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import { makeAnnotatorVersion } from '@keelerada/estonian/annotator-version';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import type { TextAnnotator } from '../corpus-import/text-annotator';
import type { ComputePool } from './compute-pool';
import { TAGGER_MODEL_PATH } from './tagger-model-path';

/** Analysis of texts on the compute threads, for the server: its own thread stays free. */
export interface PooledTextAnnotator extends TextAnnotator {
  /** One text with its analysis; its language is found. Rejects with QueryCancelledError, MorphologyUnavailableError. */
  annotateText(text: string, signal?: AbortSignal): Promise<AnnotatedText>;
}

export async function createPooledTextAnnotator(pool: ComputePool): Promise<PooledTextAnnotator> {
  return {
    version: makeAnnotatorVersion(await readFile(TAGGER_MODEL_PATH)),
    annotateTexts: async (texts) => {
      const { annotations } = await pool.work({ kind: 'ANNOTATE', texts });
      return [...annotations];
    },
    annotateText: async (text, signal) => {
      throwIfAborted(signal);
      const { annotations } = await pool.work({ kind: 'ANNOTATE', texts: [{ content: text }] });
      throwIfAborted(signal);
      return decodeAnnotation(annotations[0]!.bytes);
    },
  };
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new QueryCancelledError();
}
