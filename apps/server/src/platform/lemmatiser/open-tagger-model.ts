import { readFile } from 'node:fs/promises';
import { loadTaggerModel, type TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { TAGGER_MODEL_PATH } from '../corpus-index/tagger-model-path';

/** Begins to read the trained tagger; it takes half a second, which the first search should not wait for. */
export function startReadingTaggerModel(): () => Promise<TaggerModel> {
  const reading = readFile(TAGGER_MODEL_PATH).then(loadTaggerModel);
  // Told to whoever asks for the model; until somebody does, a failure is no crash.
  reading.catch(() => undefined);
  return () => reading;
}
