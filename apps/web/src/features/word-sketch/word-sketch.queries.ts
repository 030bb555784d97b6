import { WORD_SKETCH_PATH } from '@keelerada/contract/paths';
import type { WordSketchRequest, WordSketchResponse } from '@keelerada/contract/word-sketch';
import { callServerForJson } from '../../shared/http/call-server';

/** The collocates of a word by grammatical relation. */
export function fetchWordSketch(
  request: WordSketchRequest,
  signal: AbortSignal,
): Promise<WordSketchResponse> {
  return callServerForJson<WordSketchResponse>(WORD_SKETCH_PATH, { body: request, signal });
}
