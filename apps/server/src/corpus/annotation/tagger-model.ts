import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { readOnce } from '../../platform/compute/read-once';
import { PROJECT_ROOT } from '../../platform/config/project-root';

/** The trained tagger (models/tagger has its card). */
export const TAGGER_MODEL_PATH = join(PROJECT_ROOT, 'models', 'tagger', 'tagger.bin');

/** The tagger of this thread. Reading it takes half a second. */
export const openTaggerModel = readOnce(async () => loadTaggerModel(await readFile(TAGGER_MODEL_PATH)));
