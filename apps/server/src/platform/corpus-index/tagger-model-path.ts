import { join } from 'node:path';
import { PROJECT_ROOT } from '../config/project-root';

/** The trained tagger (models/tagger has its card). */
export const TAGGER_MODEL_PATH = join(PROJECT_ROOT, 'models', 'tagger', 'tagger.bin');
