import { readFileSync } from 'node:fs';
import { loadSpellingModel, type SpellingModel } from '@keelerada/corrector/spelling/spelling-model';

const FOLDER = new URL('../../../models/spelling/', import.meta.url);
/** The files of the model by their part. */
export const SPELLING_FILES = {
  errors: new URL('errors.bin', FOLDER),
  ranker: new URL('ranker.bin', FOLDER),
  detector: new URL('detector.bin', FOLDER),
} as const;

/** The spelling model as it was trained last. */
export function readSpellingModel(): SpellingModel {
  return loadSpellingModel({
    errors: readFileSync(SPELLING_FILES.errors),
    ranker: readFileSync(SPELLING_FILES.ranker),
    detector: readFileSync(SPELLING_FILES.detector),
  });
}
