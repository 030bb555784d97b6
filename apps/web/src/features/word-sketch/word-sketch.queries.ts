import { WORD_SKETCH_PATH } from '@keelerada/contract/site/paths';
import type { WordSketchRequest } from '@keelerada/contract/tools/word-sketch';
import type { ApiCall } from '../../shared/citation/api-call';

/** The collocates of a word by grammatical relation. */
export const makeWordSketchCall = (request: WordSketchRequest): ApiCall => ({
  path: WORD_SKETCH_PATH,
  body: request,
});
