import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../platform/config/project-root';

/** Version of the code that makes marks of corrections; change it when marks change with the models as they are. */
const MARKING_CODE_VERSION = '21';

/** All that the corrector reads without the encoder, by which texts of the corpus are not marked. */
const MODEL_FILES = [
  ['language', 'lexicon.bin'],
  ['language', 'word-model.bin'],
  ['spelling', 'errors.bin'],
  ['spelling', 'ranker.bin'],
  ['spelling', 'detector.bin'],
  ['grammar', 'forms.bin'],
  ['grammar', 'rules.bin'],
  ['grammar', 'trees.bin'],
  ['rule-words', 'rule-words.json'],
] as const;

const HASH_DIGITS = 8;

/** Version of all that decides the marks of a text: models, code, and the annotator whose tokens they stand on. */
export async function readCorrectorVersion(annotatorVersion: string): Promise<string> {
  const hash = createHash('sha256').update(annotatorVersion);
  for (const path of MODEL_FILES) hash.update(await readFile(join(PROJECT_ROOT, 'models', ...path)));
  return `c${MARKING_CODE_VERSION}-${hash.digest('hex').slice(0, HASH_DIGITS)}`;
}
